import type { CatalogFacts } from '../catalog-facts.ts';
import type { ErrorsTexts } from './en.ts';

export const errors = (facts: CatalogFacts): ErrorsTexts => ({
  notFound: {
    title: 'Seite nicht gefunden',
    mark: 'Bild 404',
    heading: 'Dieses Bild ist leer.',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder unterwegs ging ein Buchstabe verloren.',
  },
  gone: {
    title: 'Link nicht gültig',
    mark: 'Nicht belichtet',
    heading: 'Hinter diesem Link gibt es nichts zu sehen.',
    text: `Vielleicht ist er unvollständig, vielleicht wurde er zurückgezogen, oder er ist abgelaufen: ${facts.retentionDays} Tage nach der Lieferung werden alle Bilder gelöscht.`,
    advice:
      'Wenn es Ihre Galerie ist, öffnen Sie den Link aus Ihrer E-Mail noch einmal; er enthält den Schlüssel. Wenn Sie die E-Mail nicht finden, schicken wir Ihnen den Link noch einmal.',
    findGallery: 'Link noch einmal schicken lassen',
  },
  broken: {
    title: 'Ein Fehler ist aufgetreten',
    mark: 'Lichteinfall',
    heading: 'Bei uns ist etwas schiefgegangen.',
    text: 'Der Fehler ist protokolliert, wir sehen ihn uns an. Nichts von dem, was Sie hochgeladen haben, ist verloren. Bitte versuchen Sie es gleich noch einmal.',
  },
  refused: {
    title: 'Das hat nicht geklappt',
    heading: 'Das hat nicht geklappt.',
    text: 'Diese Seite lässt sich so nicht öffnen. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  home: 'Zur Startseite',
  create: 'Eigene Bewerbungsfotos erstellen',
  retry: 'Erneut versuchen',
  reference: 'Kennung für den Support:',
});
