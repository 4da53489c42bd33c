import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumeHeadshotTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/de.ts';

export const resumeHeadshot = ({ photo, ...facts }: CatalogFacts): ResumeHeadshotTexts => ({
  title: 'Professionelles Porträt für LinkedIn und Bewerbung',
  description: `Ein Porträt aus Ihren Selfies: drei Ausschnitte, fertig für LinkedIn mit ${photo.linkedinPx}, zum Drucken mit ${photo.cvMm} und in voller Größe. Vorschau kostenlos.`,
  heading: 'Ein Porträt, passend geschnitten für jeden Ort.',
  lead: 'Profil, Teamseite, Vortrag, gedruckter Lebenslauf: Jeder will einen anderen Ausschnitt desselben guten Bildes. Sie bekommen alle, gemacht aus Selfies von Ihrem Telefon.',
  action: 'Mit Selfies beginnen',
  price: `Erst die kostenlose Vorschau. Ab ${facts.prices.basic}, einmal zahlen.`,
  framings: {
    caption:
      'Derselbe Ort, drei Entfernungen. Welche davon Ihre Bilder haben, hängt davon ab, wie viel die Selfies zeigen und was Sie tragen.',
    tight: 'eng',
    classic: 'klassisch',
    wide: 'weit',
  },
  crops: {
    heading: 'Drei Ausschnitte',
    points: [
      {
        title: 'Eng',
        text: 'Kopf und Hals füllen das Bild. Gemacht fürs Kleine: Auch in einer Trefferliste bleibt ein Gesicht ein Gesicht.',
      },
      {
        title: 'Klassisch',
        text: 'Kopf und Schultern, der Kopf etwa halb so hoch wie das Bild. Für Bewerbungen und die meisten Profile.',
      },
      {
        title: 'Weit',
        text: 'Bis zur Brust, mit dem Raum dahinter. Für Teamseiten, Artikel und Vorträge.',
      },
    ],
  },
  sizes: {
    heading: 'Was Sie herunterladen',
    lead: 'Jedes Bild Ihrer Galerie in jeder dieser Größen, um das Gesicht herum geschnitten, als JPEG. Einzeln oder alles zusammen als ZIP.',
    caption: 'Größen zum Herunterladen',
    columns: { name: 'Download', size: 'Größe', use: 'Gut für' },
    rows: {
      original: {
        name: 'Original',
        use: 'Websites, Artikel, Abzüge bis Postkartengröße. Das größere Maß, wenn das Selfie genug Pixel dafür hat. Kleiner, wenn das Selfie zu wenig Details hat: Ein kleines Gesicht wird vergrößert und geschärft, in der Regel höchstens auf das Dreifache.',
      },
      'linkedin-800': {
        name: 'LinkedIn-Profil',
        use: 'Das Gesicht in der Mitte, damit der Kreis nichts abschneidet.',
      },
      square: { name: 'Quadrat', use: 'Teams, Slack, GitHub, Tagungsseiten.' },
      'cv-45x60': {
        name: 'Foto für den Lebenslauf',
        use: 'Zum Drucken oder Einsetzen; die Auflösung steht in der Datei, also stimmt die Größe im Dokument.',
      },
      'id-35x45': {
        name: 'Kleines Foto',
        use: 'Lebensläufe in Frankreich, Spanien, Italien oder Polen. Nicht für Ausweise.',
      },
    },
  },
  made: {
    heading: 'Vom Selfie zum Porträt',
    points: [
      {
        title: 'Sie schicken Selfies',
        text: `Mindestens ${facts.selfiesMin}, besser ${facts.selfiesRecommended} oder mehr. Verschiedene Tage, verschiedene Kleidung, Licht von vorn.`,
      },
      {
        title: 'Sie sehen eines',
        text: `Ab ${facts.previewAfterSelfies} brauchbaren Selfies entsteht eine Vorschau, kostenlos und mit Wasserzeichen.`,
      },
      {
        title: 'Sie wählen',
        text: `Ein Paket mit ${facts.headshots.basic}, ${facts.headshots.premium} oder ${facts.headshots.ultimate} Bildern und die Stile, die Ihnen gefallen.`,
      },
      {
        title: 'Sie holen ab',
        text: `Der Link zur Galerie kommt per E-Mail. Nach ${facts.retentionDays} Tagen wird alles gelöscht, auf Wunsch früher.`,
      },
    ],
  },
  changes: {
    heading: 'Was sich ändert, was bleibt',
    points: [
      {
        title: 'Neu',
        text: 'Der Ort hinter Ihnen, das Licht von dort, der Ausschnitt, die Farben. Auch die Linse: Was eine Armlänge Abstand mit der Nase macht, wird ausgeglichen. Glanz auf der Stirn und Schatten unter den Augen werden gemildert. Und der Stoff unterhalb des Kragens, auf Bildern, für die wir Sie einkleiden.',
      },
      {
        title: 'Ihres, wie es ist',
        text: 'Gesicht und Ausdruck, Haare, Hals, Brille und, wenn Sie sie behalten, Ihre Kleidung. Falten, Sommersprossen, Narben und Bartstoppeln bleiben; niemand wird jünger, schlanker oder heller gemacht.',
      },
    ],
  },
  faq: {
    heading: 'Fragen zu den Porträts',
    entries: [
      {
        id: 'kleidung',
        question: 'Können Sie mich in einen Anzug stecken?',
        answer:
          'Wenn die Upload-Seite Kleidung anbietet und Ihr Selfie sich dafür eignet, ja: aus einem Foto geschnitten, Ihren Schultern angepasst, unter Ihrem eigenen Gesicht, Haar und Hals. Machen Sie trotzdem zwei, drei Selfies in dem, was Sie bei der Arbeit tragen würden; besser als das eigene sitzt nichts.',
      },
      {
        id: 'echt',
        question: 'Ist das noch ein Foto?',
        answer:
          'Die Person darauf ist fotografiert, von Ihnen selbst. Ort und Licht stammen aus der Software, Kleidung von uns aus einem anderen Bild, es ist also eine Montage, und die Datei sagt das in einer maschinenlesbaren Angabe.',
      },
      {
        id: 'ueberall-dasselbe',
        question: 'Sollte ich überall dasselbe Bild verwenden?',
        answer:
          'Im Beruf ja. Ihr Name begegnet anderen in einer E-Mail, auf LinkedIn und auf einem Namensschild; ein Gesicht verbindet das. Zwei, drei weitere Bilder heben Sie für Artikel und Vorträge auf.',
      },
      {
        id: 'wie-alt',
        question: 'Wann ist ein neues fällig?',
        answer:
          'Wenn jemand, der nur das Bild kennt, an Ihnen vorbeigehen würde. Eine neue Frisur zählt, ein neuer Titel nicht.',
      },
    ],
  },
  related: {
    heading: 'Weiterlesen',
    links: [
      { page: 'examples', name: 'Alle Stile', text: 'Alle Orte, vor denen Sie stehen können.' },
      {
        page: 'linkedinPhotoReview',
        name: 'Das jetzige LinkedIn-Foto prüfen',
        text: 'Vielleicht reicht es ja schon.',
      },
      {
        page: 'article',
        slug: articleSlugs.linkedinPhoto,
        name: 'LinkedIn-Profilbild: auch klein erkennbar',
        text: 'Was von einem Bild bleibt, das so groß ist wie ein Fingernagel.',
      },
      {
        page: 'article',
        slug: articleSlugs.goodSelfies,
        name: 'Selfies, aus denen gute Fotos werden',
        text: 'Zehn Minuten am Fenster, Schritt für Schritt.',
      },
      {
        page: 'article',
        slug: articleSlugs.whatToWear,
        name: 'Was anziehen fürs Bewerbungsfoto?',
        text: 'Und was sich daran nachträglich ändern lässt.',
      },
    ],
  },
  end: {
    heading: 'Das Fenster ist das Studio.',
    text: 'Davorstellen, Telefon auf Augenhöhe, zehnmal auslösen.',
  },
});
