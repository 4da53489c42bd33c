import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumePhotoTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/de.ts';

export const resumePhoto = ({ photo, ...facts }: CatalogFacts): ResumePhotoTexts => ({
  title: 'Bewerbungsfoto: wann es hilft, wann Sie es weglassen',
  description:
    'Das Bewerbungsfoto ist in Deutschland freiwillig, in den USA unerwünscht. Was Arbeitgeber und ihre Software damit machen und wo Ihr Bild hingehört.',
  heading: 'Das Bewerbungsfoto: Sie dürfen, Sie müssen nicht.',
  lead: 'In Deutschland wird es gern gesehen, verlangen darf es niemand. In einem Resume für die USA hat es nichts verloren. Für Ihr Bild gibt es dort bessere Plätze.',
  action: 'Bewerbungsfoto aus Selfies machen',
  other: 'Alle Länder ansehen',
  frames: {
    resume: 'US-Resume: weglassen',
    linkedin: 'LinkedIn: ja',
    portfolio: 'Eigene Website: ja',
    bio: 'Vita, Ausweis: ja',
  },
  why: {
    heading: 'Was ein Foto im Resume anrichtet',
    points: [
      {
        title: 'Es macht Arbeitgeber nervös',
        text: 'Ein Bild zeigt, was über eine Einladung nicht entscheiden darf. Viele Unternehmen lassen es entfernen, bevor die Fachabteilung die Unterlagen sieht, damit niemand behaupten kann, es habe den Ausschlag gegeben.',
      },
      {
        title: 'Es steht der Software im Weg',
        text: `Bewerbersysteme ziehen Text aus der Datei. Der Hersteller von Greenhouse, einem verbreiteten System, nennt Fotos und Grafiken unter den Gründen, aus denen ein Lebenslauf nicht gelesen werden kann; bei ${photo.parserMax} ist Schluss.`,
      },
      {
        title: 'Es besetzt den besten Platz',
        text: 'Das obere Drittel der ersten Seite lesen alle. Ein Satz darüber, was Sie können, leistet dort mehr als ein Porträt.',
      },
    ],
  },
  countries: {
    heading: 'Wo es ganz wegbleibt',
    lead: 'In diesen Ländern geht ein Lebenslauf ohne Bild hinaus, außer jemand bittet darum.',
    more: 'Wie es die anderen Länder halten',
  },
  where: {
    heading: 'Wo Ihr Bild hingehört',
    points: [
      {
        title: 'LinkedIn',
        text: `Hier sucht man nach Ihnen, und ein Gesicht gehört dazu. Ein Quadrat von ${photo.linkedinPx} bleibt auf jedem Bildschirm scharf.`,
      },
      {
        title: 'Eigene Website oder Mappe',
        text: 'Kundschaft und Redaktionen möchten wissen, an wen sie schreiben. Hier wirkt ein weiterer Ausschnitt mit etwas Raum besser als ein enger.',
      },
      {
        title: 'Teamseite, Vortrag, Ausweis',
        text: 'Wer um eine Kurzvita bittet, bittet auch um ein Porträt. Liegt ein aktuelles bereit, spart das allen die Erinnerungsmails.',
      },
      {
        title: 'E-Mail und Videogespräch',
        text: 'Der kleine Kreis neben Ihrem Namen. Am besten dasselbe Bild wie auf LinkedIn, damit man Sie wiedererkennt.',
      },
    ],
  },
  asked: {
    heading: 'Wann Sie es doch mitschicken',
    points: [
      {
        title: 'Bühne, Film, Modelagentur',
        text: 'Hier ist das Porträt Teil der Bewerbung, auf einer eigenen Seite und in dem Format, das verlangt wird.',
      },
      {
        title: 'Deutschland, Österreich, Schweiz',
        text: 'Üblich oder erwartet, aber Ihre Entscheidung. Wenn Sie eines mitschicken, dann ein gutes; ein Urlaubsausschnitt schadet mehr als ein leerer Platz.',
      },
      {
        title: 'Ein Formular mit Bildfeld',
        text: 'Hat der Arbeitgeber ein Feld vorgesehen, kommt das Foto dorthin. Der Lebenslauf selbst bleibt ohne Foto.',
      },
    ],
  },
  faq: {
    heading: 'Häufige Fragen',
    entries: [
      {
        id: 'aussortiert',
        question: 'Wird mein Resume wegen eines Fotos aussortiert?',
        answer:
          'Manche Arbeitgeber legen solche Unterlagen beiseite oder lassen das Bild herausschneiden; wie oft, veröffentlicht niemand. Sicher ist: In den USA gewinnen Sie mit dem Foto nichts, was ein Verweis auf LinkedIn nicht auch leistet.',
      },
      {
        id: 'bewertung',
        question: 'Bewerten Bewerbersysteme mein Foto?',
        answer:
          'Nein. Sie lesen Text aus und legen ihn ab. Ein Bild kann dabei nur stören: weil die Datei groß wird, weil es Text verdeckt oder weil die ganze Seite als Bild gespeichert ist.',
      },
      {
        id: 'nachteil',
        question: 'Habe ich in Deutschland ohne Foto einen Nachteil?',
        answer:
          'Rechtlich darf keiner entstehen. In der Praxis schätzen viele Personalabteilungen ein Bild, andere bitten ausdrücklich um Bewerbungen ohne. Steht nichts in der Anzeige, entscheiden Sie.',
      },
      {
        id: 'selfie',
        question: 'Reicht für LinkedIn ein gutes Selfie?',
        answer:
          'Besser als ein leerer Kreis ist es allemal. Verraten wird ein Selfie meist durch die Linse, die Nasen groß macht, und durch das Licht, in dem man gerade stand. Beides lässt sich ausgleichen, und genau das tun wir.',
      },
    ],
  },
  related: {
    heading: 'Weiterlesen',
    links: [
      {
        page: 'resumeHeadshot',
        name: 'Ein Porträt für LinkedIn',
        text: 'Wie es entsteht, wie es geschnitten wird, welche Größen Sie bekommen.',
      },
      {
        page: 'cvPhoto',
        name: 'Fotos im Lebenslauf, Land für Land',
        text: 'Wo ein Bild üblich ist oder erwartet wird.',
      },
      {
        page: 'linkedinPhotoReview',
        name: 'LinkedIn-Foto prüfen',
        text: 'Im Browser gemessen; das Bild bleibt bei Ihnen.',
      },
      {
        page: 'article',
        slug: articleSlugs.trackingSystems,
        name: 'Was Bewerbersysteme mit Ihrem Foto machen',
        text: 'Was die Hersteller solcher Systeme selbst dazu sagen.',
      },
    ],
  },
  end: {
    heading: 'Wenn schon ein Bild, dann ein gutes.',
    text: `Schicken Sie ein paar Selfies und sehen Sie sich die kostenlose Vorschau an. ${facts.brand} kostet ab ${facts.prices.basic}, einmalig.`,
  },
});
