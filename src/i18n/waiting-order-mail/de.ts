import type { WaitingOrderMailTexts } from './en.ts';

export const waitingOrderMail: WaitingOrderMailTexts = {
  reminderSubject: (headshots) => `Ihre ${headshots} Bewerbungsfotos warten auf Ihre Selfies`,
  linkSubject: (headshots) => `Der Link zu Ihrer Bestellung: ${headshots} Bewerbungsfotos`,
  preview: 'Alles ist bezahlt. Es fehlen nur noch Ihre Selfies.',
  headline: 'Es fehlen nur noch Ihre Selfies',
  intro: (packageName, day) =>
    `Sie haben am ${day} ${packageName} gekauft. Alles ist bezahlt; zum Anfangen brauchen wir nur noch Ihre Selfies.`,
  selfies: (min, recommended) =>
    `${min} Selfies genügen, ${recommended} sind besser. Schauen Sie ins Licht und lassen Sie die Sonnenbrille weg. Stil und Kleidung wählen Sie auf derselben Seite.`,
  button: 'Mit meinen Selfies weitermachen',
  anyDevice:
    'Der Link funktioniert auf jedem Gerät, zum Beispiel auf dem Handy mit Ihren Fotos. Er gehört nur Ihnen.',
  until: (day) =>
    `Es eilt nicht: Ihre Bestellung wartet bis zum ${day}. Haben Sie bis dahin nicht angefangen, bekommen Sie Ihr Geld zurück. Eine weitere Erinnerung schicken wir nicht.`,
};
