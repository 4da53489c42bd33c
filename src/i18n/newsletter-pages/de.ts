import { BRAND } from '../../catalog/brand.ts';
import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import type { NewsletterPagesTexts } from './en.ts';

export const newsletterPages: NewsletterPagesTexts = {
  confirm: {
    open: {
      title: 'Abonnement bestätigen',
      mark: 'Fast fertig',
      heading: 'Nur noch ein Klick.',
      texts: [
        'Bitte bestätigen Sie, dass Sie unseren Newsletter an die Adresse haben möchten, an die wir diesen Link geschickt haben. Erst dann beginnt Ihr Abonnement.',
        `Sie haben sich gar nicht angemeldet? Dann schließen Sie einfach diese Seite: Es kommt nichts, und nach ${LIMITS.subscriptionConfirmHours} Stunden löschen wir die Anmeldung.`,
      ],
      action: 'Ja, ich möchte den Newsletter',
    },
    confirmed: {
      title: 'Newsletter abonniert',
      mark: 'Entwickelt',
      heading: 'Sie haben den Newsletter abonniert.',
      texts: [
        `Danke für die Bestätigung. Ihren Code für ${WELCOME_DISCOUNT.percent}\u00a0% Rabatt schicken wir Ihnen mit der Willkommens-E-Mail.`,
        'Abbestellen können Sie jederzeit: Der Link dazu steht in jedem Newsletter.',
      ],
      action: 'Zurück zum Blog',
    },
    gone: {
      title: 'Link nicht gültig',
      mark: 'Nicht entwickelt',
      heading: 'Dieser Link gilt nicht mehr.',
      texts: [
        `Ein Bestätigungslink funktioniert einmal und ist ${LIMITS.subscriptionConfirmHours} Stunden lang gültig. Wenn Sie schon bestätigt haben, ist alles erledigt.`,
        'Wenn nicht, melden Sie sich bitte unten noch einmal an; dann kommt ein neuer Link per E-Mail.',
      ],
    },
  },
  unsubscribe: {
    open: {
      title: 'Newsletter abbestellen',
      mark: 'Newsletter',
      heading: 'Newsletter abbestellen?',
      texts: [
        'Ein Klick, und es kommt kein Newsletter mehr. Nachrichten zu einer Bestellung erhalten Sie weiterhin.',
      ],
      action: 'Abbestellen',
      preferences: 'Lieber die Einstellungen ändern',
    },
    unsubscribed: {
      title: 'Newsletter abbestellt',
      mark: 'Zurückgespult',
      heading: 'Der Newsletter ist abbestellt.',
      texts: [
        'Sie bekommen keinen Newsletter mehr von uns.',
        'War es ein Versehen? Unter unseren Artikeln können Sie ihn wieder abonnieren.',
      ],
      action: 'Zum Blog',
    },
    gone: {
      title: 'Link nicht gültig',
      mark: 'Nicht entwickelt',
      heading: 'Dieser Link funktioniert nicht.',
      texts: [
        'Vielleicht ist ein Teil verloren gegangen. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
        `Wenn das nicht hilft, schreiben Sie an ${BRAND.contactEmail}; wir nehmen Ihre Adresse dann von der Liste.`,
      ],
    },
  },
};
