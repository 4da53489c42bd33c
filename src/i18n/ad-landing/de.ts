import type { CatalogFacts } from '../catalog-facts.ts';
import type { AdLandingTexts } from './en.ts';

export const adLanding = (facts: CatalogFacts): AdLandingTexts => ({
  openings: {
    original: {
      title: 'Professionelle Bewerbungsfotos aus Ihren Selfies',
      description: `Aus einer Handvoll Selfies werden professionelle Bewerbungsfotos mit Ihrem eigenen Gesicht. Kostenlose Vorschau, ab ${facts.prices.basic}, ohne Konto.`,
      heading: 'Das Selfie bleibt Ihres. Das Licht ist neu.',
      lead: 'Aus einer Handvoll Schnappschüsse werden professionelle Bewerbungsfotos für Lebenslauf und LinkedIn. Mit Ihrem eigenen Gesicht, vor einem professionellen Hintergrund.',
    },
    'direct-response': {
      title: `${facts.headshots.basic} Bewerbungsfotos für ${facts.prices.basic}, Vorschau kostenlos`,
      description: `${facts.headshots.basic} professionelle Bewerbungsfotos für ${facts.prices.basic}, gemacht aus Ihren Selfies. Eines kostenlos ansehen, dann entscheiden. Der volle Preis zurück bis ${facts.refundDays} Tage nach der Lieferung.`,
      heading: `${facts.headshots.basic} Bewerbungsfotos für ${facts.prices.basic}. Das erste sehen Sie kostenlos.`,
      lead: `${facts.selfiesMin} Selfies hochladen, das erste Bewerbungsfoto ansehen, dann entscheiden. Ohne Konto, ohne Abo, ohne Termin.`,
    },
    'emotional-story': {
      title: 'Das Foto, das noch fehlte',
      description:
        'Die Bewerbung ist fertig, nur das Foto fehlt. Wie aus ein paar Selfies vom Telefon das passende Bewerbungsfoto wird, mit Ihrem eigenen Gesicht.',
      heading: 'Alles ist fertig, nur das Foto nicht.',
      lead: 'Sie kennen das. Hier geht es anders aus. Ein Foto ist freiwillig; wenn Sie eines beilegen, dann eines, das Sie mögen.',
    },
  },
  action: 'Mit Selfies beginnen',
  price: `Erst die kostenlose Vorschau. Ab ${facts.prices.basic}, einmal zahlen.`,
  pair: {
    selfie: 'Ihr Selfie',
    headshot: 'Ihr Bewerbungsfoto',
    caption: 'Gezeichnet, nicht fotografiert: Der Umriss ist Ihr Platz.',
  },
  facts: {
    heading: 'Das ganze Angebot',
    rows: [
      {
        label: 'Sie senden',
        value: `${facts.selfiesMin} Selfies; besser sind ${facts.selfiesRecommended} oder mehr`,
      },
      {
        label: 'Sie sehen zuerst',
        value: `ein Bewerbungsfoto, kostenlos, mit Wasserzeichen, ab ${facts.previewAfterSelfies} guten Selfies`,
      },
      {
        label: 'Sie bekommen',
        value: `${facts.headshots.basic}, ${facts.headshots.premium} oder ${facts.headshots.ultimate} Bewerbungsfotos`,
      },
      {
        label: 'Sie zahlen',
        value: `${facts.prices.basic}, ${facts.prices.premium} oder ${facts.prices.ultimate}, einmal, inklusive MwSt.`,
      },
      {
        label: 'Sie warten',
        value: `etwa ${facts.minutes.basic / 60} Stunden bei Basic, etwa ${facts.minutes.premium} Minuten bei Premium und Ultimate, bei großem Andrang ${facts.underLoadMinutes}`,
      },
      {
        label: 'Nicht überzeugt?',
        value: `der volle Preis zurück, bis ${facts.refundDays} Tage nach der Lieferung`,
      },
      { label: 'Danach', value: `nach ${facts.retentionDays} Tagen wird alles gelöscht` },
    ],
  },
  story: [
    {
      title: 'Die Bewerbung ist fertig.',
      text: 'Im Anschreiben steht, was Sie sagen wollten, die Zeugnisse sind sortiert. Nur ein kleines Rechteck auf der Seite ist leer.',
    },
    {
      title: 'Sie blättern durch Ihr Telefon.',
      text: 'Der Strand. Ein Geburtstag. Ein halber Arm von jemand anderem. Manche dieser Bilder mögen Sie, aber auf keinem sind Sie bei der Arbeit.',
    },
    {
      title: 'Also schieben Sie es auf.',
      text: 'Ein Studio braucht einen Termin und einen freien Vormittag, und Sie möchten dafür einen guten Tag. Die Datei bleibt auf dem Schreibtisch liegen und heißt noch immer Entwurf.',
    },
    {
      title: 'Oder Sie nehmen, was da ist.',
      text: `${facts.selfiesMin} von diesen Bildern genügen. Ihr Gesicht ist schon darauf. Was fehlt, sind Licht, Ruhe und ein Hintergrund, und genau das geben wir dazu.`,
    },
  ],
  how: {
    heading: 'Drei Schritte',
    points: [
      {
        title: 'Selfies hochladen',
        text: `Mindestens ${facts.selfiesMin}. Jedes wird sofort geprüft; passt eines nicht, sagen wir, warum und was hilft.`,
      },
      {
        title: 'Eines kostenlos ansehen',
        text: 'Ihr erstes Bewerbungsfoto in einem Stil Ihrer Wahl, bevor Sie irgendetwas entscheiden.',
      },
      {
        title: 'Den Rest abholen',
        text: 'Paket wählen, einmal zahlen, und der Link zu Ihrer Galerie kommt per E-Mail.',
      },
    ],
  },
  styles: {
    heading: `${facts.styleCount} Stile`,
    lead: 'Dass noch niemand zu sehen ist, ist Absicht: Davor stehen bald Sie.',
  },
  prices: {
    heading: 'Preise',
    lead: `Einmal zahlen, nach der Vorschau oder gleich. Der volle Preis zurück bis ${facts.refundDays} Tage nach der Lieferung.`,
    choose: {
      basic: 'Mit Basic beginnen',
      premium: 'Mit Premium beginnen',
      ultimate: 'Mit Ultimate beginnen',
    },
  },
  promises: {
    heading: 'Was bleibt, wie es ist',
    points: [
      {
        title: 'Ihr Gesicht',
        text: 'Es stammt aus Ihren Selfies und wird nie erfunden. Haare und Hals ebenso und, wenn Sie Ihre behalten, auch die Kleidung.',
      },
      {
        title: 'Ihre Fotos',
        text: `Wir verwenden sie für Ihre Bewerbungsfotos und für sonst nichts. Nach ${facts.retentionDays} Tagen wird alles gelöscht, auf Wunsch auch früher.`,
      },
      {
        title: 'Ihre Entscheidung',
        text: `Erst ansehen, dann zahlen. Und wenn die Bewerbungsfotos Sie nicht überzeugen, verlangen Sie bis ${facts.refundDays} Tage nach der Lieferung den vollen Preis zurück.`,
      },
    ],
  },
  faq: {
    heading: 'Bevor Sie beginnen',
    entries: [
      {
        id: 'me',
        question: 'Bin das dann noch ich?',
        answer:
          'Ja. Neu sind Hintergrund, Licht, Ausschnitt und Farben und, wenn Sie Ihre nicht behalten, die Kleidung; das Gesicht ist das aus Ihren Selfies. Bei jedem Bewerbungsfoto wird vor der Lieferung die Ähnlichkeit gemessen, und was Ihnen nicht ähnlich genug sieht, wird nicht geliefert.',
      },
      {
        id: 'pay',
        question: 'Muss ich zahlen, um etwas zu sehen?',
        answer:
          'Nein. Die Vorschau ist kostenlos und braucht kein Konto. Sie ist kleiner als die fertigen Bewerbungsfotos und trägt ein Wasserzeichen.',
      },
      {
        id: 'refund',
        question: 'Und wenn sie mir nicht gefallen?',
        answer: `Dann können Sie bis ${facts.refundDays} Tage nach der Lieferung den vollen Preis zurückverlangen. Eine Begründung brauchen Sie nicht.`,
      },
      {
        id: 'photos',
        question: 'Was geschieht mit meinen Fotos?',
        answer: `Sie bleiben auf unseren Servern in ${facts.hostingCountry}, werden nicht zum Trainieren benutzt und an niemanden weitergegeben. ${facts.retentionDays} Tage nach der Lieferung werden sie samt den Bewerbungsfotos gelöscht; ein Entwurf, der nie bezahlt wurde, nach ${facts.draftHours} Stunden.`,
      },
      {
        id: 'ai',
        question: 'Merken andere, dass KI beteiligt war?',
        answer:
          'Jedes Bewerbungsfoto trägt eine maschinenlesbare Angabe darüber, und manche Plattformen zeigen sie als Hinweis an. Wir verbergen nicht, wie die Bilder entstehen. Für Reisepass, Personalausweis und Visum sind sie nicht zugelassen.',
      },
    ],
  },
  end: {
    heading: `${facts.selfiesMin} Selfies auf dem Telefon?`,
    text: 'Dann können Sie Ihr erstes Bewerbungsfoto in ein paar Minuten ansehen.',
  },
});
