import type { OrderLinksMailTexts } from './en.ts';

export const orderLinksMail: OrderLinksMailTexts = {
  subject: (count) => (count === 1 ? 'Der Link zu Ihrer Bestellung' : 'Die Links zu Ihren Bestellungen'),
  preview: 'Beleg, Status und Erstattungen zu dem, was Sie gekauft haben.',
  headline: (count) => (count === 1 ? 'Hier ist Ihre Bestellung' : 'Hier sind Ihre Bestellungen'),
  intro:
    'Sie haben auf unserer Website darum gebeten. Die Seite einer Bestellung ist Ihr Beleg; sie zeigt auch, wie weit Ihre Bewerbungsfotos sind und was erstattet wurde.',
  order: (packageName, day) => `${packageName}, bezahlt am ${day}`,
  secret: 'Bitte leiten Sie diese E-Mail nicht weiter: Wer ihre Links hat, kann Ihre Bestellungen öffnen.',
};
