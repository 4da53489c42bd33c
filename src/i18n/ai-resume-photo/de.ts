import type { CatalogFacts } from '../catalog-facts.ts';
import type { AiResumePhotoTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/de.ts';

export const aiResumePhoto = ({ photo, ...facts }: CatalogFacts): AiResumePhotoTexts => ({
  title: 'KI-Bewerbungsfoto: Herstellung, Größen, Ehrlichkeit',
  description:
    'Ein KI-Bewerbungsfoto mit Ihrem eigenen Gesicht: wie es entsteht und gemessen wird, Größen in EU und USA, wie es gekennzeichnet ist und wo es verboten ist.',
  heading: 'Ein Bewerbungsfoto mit KI, auf dem Sie es sind.',
  lead: 'Viele Generatoren lernen ein Gesicht und malen dann ein neues, das mit Ihnen verwandt aussieht. Hier wird kein Gesicht gemalt. Ihres kommt aus dem Selfie, neu sind der Ort und das Licht.',
  action: 'KI-Bewerbungsfoto machen',
  price: `Ab ${facts.prices.basic}, mit kostenloser Vorschau.`,
  layers: {
    yours: 'Sie, fotografiert',
    made: 'Ort und Licht, erzeugt',
    together: 'beides, markiert',
    mark: 'KI',
    caption: 'Was aus Ihrer Kamera stammt und was aus der Software.',
  },
  how: {
    heading: 'Wie es entsteht',
    points: [
      {
        title: 'Freigestellt',
        text: 'Ein neuronales Netz findet den Umriss von Kopf und Körper bis zu einzelnen Haaren. Dann wird gemessen, woher das Licht im Selfie kam.',
      },
      {
        title: 'Eingesetzt',
        text: 'Für jeden Stil wurden Szenen gebaut und beleuchtet. Ihr Licht legt sich auf das Gesicht, ihre Farben um das Haar, ihre Unschärfe dahinter. Tragen Sie Kleidung von uns, ist sie aus einem anderen Foto geschnitten, in der Regel von einem computergenerierten Menschen, und endet am Kragen.',
      },
      {
        title: 'Gemessen',
        text: 'Jedes Ergebnis wird mit Ihren übrigen Selfies verglichen. Gehen Ähnlichkeit, Hautton oder Hautstruktur verloren, entsteht das Bild aus einem anderen Selfie neu; das misslungene wird nie ausgeliefert.',
      },
    ],
  },
  us: {
    heading: 'Größen in den USA',
    lead: 'Für das Foto im Resume gibt es kein Maß, weil keines hineingehört. Gebraucht werden diese Bilder.',
    caption: 'Fotogrößen in den USA',
    resume: { name: 'Resume', size: 'keine', note: 'Kein Foto verwenden.' },
    linkedin: {
      name: 'LinkedIn-Profil',
      note: `JPEG oder PNG. Von ${photo.linkedinMinPx} bis ${photo.linkedinMaxPx} und ${photo.linkedinMax}; wir liefern ein Quadrat von ${photo.linkedinPx}.`,
    },
  },
  eu: {
    heading: 'Größen in der EU und der Schweiz',
    lead: `Ein Foto im Lebenslauf ist freiwillig. Wer eines beilegt, hält sich meist an diese Maße. Die Pixel gelten für den Druck mit ${photo.dpi} dpi.`,
    caption: 'Fotogrößen für den Lebenslauf in der EU und der Schweiz',
  },
  columns: { use: 'Für', size: 'Größe', px: 'Pixel', note: 'Anmerkung' },
  forbidden: 'Nie mit einem KI-Bild.',
  honest: {
    heading: 'Was ehrlich ist',
    points: [
      {
        title: 'Die Datei sagt es',
        text: 'Jedes Bild trägt die IPTC-Kennzeichnung für Montagen mit einem trainierten Modell. Manche Plattformen zeigen sie als kleines Etikett. Wir verstecken sie nicht, und Sie sollten es auch nicht tun.',
      },
      {
        title: 'Sie können es sagen',
        text: 'Wenn jemand fragt, sagen Sie es. In Ihrer Galerie liegt ein Satz zum Kopieren bereit, falls es schriftlich sein soll.',
      },
      {
        title: 'Nicht für Ausweise',
        text: 'Pass, Personalausweis und Visum verlangen ein unbearbeitetes Foto. Wir bieten dafür keines an, in keiner Größe.',
      },
      {
        title: 'Nichts über Sie geraten',
        text: 'Keine Software schätzt hier Alter, Geschlecht, Herkunft oder Stimmung. Sie achtet auf Licht, Schärfe, Haltung und Ähnlichkeit.',
      },
    ],
  },
  faq: {
    heading: 'Fragen zu KI-Fotos',
    entries: [
      {
        id: 'erlaubt',
        question: 'Darf ich mich mit einem KI-Foto bewerben?',
        answer:
          'Uns ist keine Regel bekannt, die es dort verbietet, wo Fotos üblich sind. Wichtig ist, dass man Sie im Gespräch wiedererkennt. Manche Arbeitgeber schreiben, wie sie zu KI in Bewerbungen stehen; dann gilt das.',
      },
      {
        id: 'bemerken',
        question: 'Merkt man das?',
        answer:
          'Ein geübtes Auge manchmal, und Software kann die Kennzeichnung lesen. So ist es gewollt. Ein gutes Bild von Ihnen braucht kein Geheimnis.',
      },
      {
        id: 'aehnlichkeit',
        question: 'Wie wird die Ähnlichkeit gemessen?',
        answer:
          'Mit Ihrer ausdrücklichen Einwilligung beschreibt ein Netz die Gesichter im Ergebnis und in Ihren Selfies als Zahlenreihen und vergleicht sie. Danach werden die Beschreibungen verworfen und nie gespeichert.',
      },
      {
        id: 'training',
        question: 'Trainieren Sie ein Modell mit meinen Fotos?',
        answer: `Nein. Es wird nichts trainiert, weder für Ihre Bestellung noch danach. Selfies und Bewerbungsfotos werden nach ${facts.retentionDays} Tagen gelöscht, auf Knopfdruck auch früher.`,
      },
    ],
  },
  related: {
    heading: 'Weiterlesen',
    links: [
      {
        page: 'resumePhoto',
        name: 'Bewerbungsfoto, ja oder nein?',
        text: 'Wo es hilft und wo es wegbleibt.',
      },
      {
        page: 'about',
        name: `Warum es ${facts.brand} gibt`,
        text: 'Was uns an KI-Bewerbungsfotos gestört hat.',
      },
      {
        page: 'examples',
        name: 'Alle Szenen aller Stile',
        text: 'Die Orte, noch leer.',
      },
      {
        page: 'article',
        slug: articleSlugs.honestAi,
        name: 'KI-Bewerbungsfotos, ehrlich erklärt',
        text: 'Was gemacht, was gekennzeichnet und was gelöscht wird.',
      },
    ],
  },
  end: {
    heading: 'Erst sehen, dann glauben.',
    text: `Mit ${facts.previewAfterSelfies} Selfies bekommen Sie eine kostenlose Vorschau. Sieht sie Ihnen nicht ähnlich, hören Sie einfach auf.`,
  },
});
