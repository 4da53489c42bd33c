import type { CatalogFacts } from '../catalog-facts.ts';
import type { LinkedinPhotoReviewTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/de.ts';
import { photoReview } from '../photo-review/de.ts';

export const linkedinPhotoReview = ({ photo, ...facts }: CatalogFacts): LinkedinPhotoReviewTexts => ({
  title: 'LinkedIn-Foto kostenlos prüfen, im Browser',
  description:
    'Punkte für Ihr LinkedIn-Foto, gleich im Browser: Licht, Hintergrund, Ausdruck, Ausschnitt, Datei. Sehen Sie im Bild selbst, was Punkte kostet und was hilft.',
  heading: 'Taugt Ihr LinkedIn-Foto?',
  lead: 'Wählen Sie es aus und sehen Sie, wie viele Punkte es bekommt, wo es welche verliert und was hilft. Ausgewertet wird es in Ihrem Browser.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'Wie die Punkte zustande kommen',
    text: 'Sechs Kategorien, 26 Messungen, jede mit einer Grenze, die Sie nachlesen können. Die Formeln für überbelichtete Stellen, Hautfarbton, Hintergrund und Augen stammen aus ISO/IEC 29794-5; Grenzen und Gewichte sind unsere Meinung, geprüft an Menschen, deren Fotos sie nicht bestimmt haben. Ein grober Fehler zieht das Ganze nach unten, wie bei jedem, der hinsieht. Wir messen Geometrie und Licht und raten nicht, wer Sie sind.',
  },
  limits: {
    heading: 'Was LinkedIn annimmt',
    caption: 'Grenzen von LinkedIn für Profilbilder',
    columns: { what: 'Was', value: 'Wert' },
    rows: [
      { what: 'Formate', value: 'JPEG, PNG' },
      { what: 'Dateigröße', value: photo.linkedinMax },
      { what: 'Kleinstes Bild', value: photo.linkedinMinPx },
      { what: 'Größtes Bild', value: photo.linkedinMaxPx },
      { what: 'Gezeigt als', value: '1:1, Kreis' },
      { what: 'Das liefern wir', value: photo.linkedinPx },
    ],
  },
  judge: {
    heading: 'Was ein gutes Foto ausmacht',
    points: [
      {
        title: 'Wie groß der Kopf ist',
        text: 'Kopf und Schultern, etwa drei Fünftel des Bildes. Im Kreis eines Kommentars wird eine ganze Figur zum Streichholz.',
      },
      {
        title: 'Ihre Augen',
        text: 'Im oberen Drittel, gut zu sehen, zur Kamera gewandt. In Bewertungen kostete eine Sonnenbrille Sympathie, Haare oder Spiegelungen davor den Eindruck von Kompetenz und Einfluss.',
      },
      {
        title: 'Das Licht',
        text: 'Beide Gesichtshälften sind erkennbar, und keine Stelle ist rein weiß. Stellen Sie sich vor ein Fenster und drehen Sie sich, bis das Licht stimmt.',
      },
      {
        title: 'Luft ringsum',
        text: 'Lassen Sie etwas über dem Haar und neben den Ohren. Der Kreis schneidet die Ecken ab und mit ihnen alles, was dort zu sehen ist.',
      },
    ],
  },
  study: {
    heading: 'Was eine Studie fand',
    lead: 'Photofeeler hat 2015 mehr als 60.000 Bewertungen von 800 Profilbildern ausgewertet. Es sind Zusammenhänge unter den eigenen Nutzern, lesen Sie sie also als Hinweise.',
    points: [
      {
        title: 'Ein Lächeln mit Zähnen',
        text: 'Lässt vor allem sympathischer wirken und ein wenig kompetenter.',
      },
      {
        title: 'Förmliche Kleidung',
        text: 'Hebt den Eindruck von Kompetenz und Einfluss stärker als alles andere.',
      },
      { title: 'Der Hintergrund', text: 'Drinnen oder draußen, schlicht oder nicht: kein messbarer Effekt.' },
    ],
  },
  faq: {
    heading: 'Fragen zur Prüfung',
    entries: [
      {
        id: 'hochladen',
        question: 'Wohin geht mein Foto?',
        answer:
          'Nirgendwohin, es sei denn, Sie möchten das vollständige Ergebnis per E-Mail oder ein Porträt daraus. Dann geht es an unseren Server und wird nach einem Tag gelöscht. Kann Ihr Browser es nicht messen, kann es unser Server, aber nur, wenn Sie zustimmen, und ohne das Foto dafür zu speichern. Alles andere geschieht in Ihrem Browser: Er lädt das Nötige einmal und arbeitet dann auch offline.',
      },
      {
        id: 'unscharf-auf-linkedin',
        question: 'Warum ist mein Foto auf LinkedIn unscharf, obwohl es hier scharf ist?',
        answer: `LinkedIn speichert eigene, komprimierte Kopien. An einem Quadrat von ${photo.linkedinPx} oder etwas mehr gibt es am wenigsten zu ändern; ein kleineres muss vergrößert werden.`,
      },
      {
        id: 'kosten',
        question: 'Was kostet die Prüfung?',
        answer:
          'Nichts. Eine E-Mail-Adresse brauchen Sie nur, wenn wir Ihnen das vollständige Ergebnis schicken sollen.',
      },
    ],
  },
  related: {
    heading: 'Weiterlesen',
    links: [
      {
        page: 'resumeHeadshot',
        name: 'Ein Porträt für LinkedIn',
        text: 'Aus Selfies gemacht, als Quadrat geliefert.',
      },
      {
        page: 'resumePhotoCropper',
        name: 'Ein Foto richtig zuschneiden',
        text: 'Quadrat und Lebenslaufgrößen, am Gesicht ausgerichtet.',
      },
      {
        page: 'resumePhotoReview',
        name: 'Foto für die Bewerbung prüfen',
        text: 'Für das Land, in dem Sie sich bewerben.',
      },
      {
        page: 'article',
        slug: articleSlugs.linkedinPhoto,
        name: 'LinkedIn-Profilbild: auch klein erkennbar',
        text: 'Wie Sie unter Ihren Bildern das richtige finden.',
      },
    ],
  },
  end: {
    heading: 'Zeit für ein besseres?',
    text: `${facts.selfiesMin} Selfies, eine kostenlose Vorschau, Bewerbungsfotos ab ${facts.prices.basic}.`,
    action: 'LinkedIn-Porträt machen',
  },
});
