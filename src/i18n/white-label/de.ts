import type { CatalogFacts } from '../catalog-facts.ts';
import type { WhiteLabelTexts } from './en.ts';

export const whiteLabel = (facts: CatalogFacts): WhiteLabelTexts => ({
  title: 'White Label: Bewerbungsfotos unter Ihrem Namen',
  description: `Bewerbungsfotos unter eigenem Namen, von uns in ${facts.hostingCountry} gehostet oder quelloffen selbst betrieben. Angebot innerhalb von ${facts.quoteHours} Stunden.`,
  heading: 'Bewerbungsfotos unter Ihrem Namen.',
  lead: 'Sie helfen Menschen, Arbeit zu finden. Geben Sie ihnen auch das Bild dafür: den ganzen Dienst mit Ihrem Namen, Ihren Farben und Ihrer Domain, für Personalberatung, Karrierecoaching und Agenturen.',
  action: 'Angebot anfordern',
  promise: `Preis auf Anfrage, Antwort innerhalb von ${facts.quoteHours} Stunden.`,
  plates: {
    caption: 'Dreimal derselbe Dienst. Nur der Name ist ein anderer.',
    names: ['Ihr Name', 'Ihre Agentur', 'ihr.studio'],
    addresses: ['fotos.ihr-name.example', 'bewerbung.ihre-agentur.example', 'ihr.studio.example'],
  },
  get: {
    heading: 'Was Sie bekommen',
    lead: 'Alles, was Besucher hier sehen, in Ihrem Gewand.',
    points: [
      {
        title: 'Überall Ihr Name',
        text: 'Name, Logo, Kontaktadresse und Links stehen an einer Stelle. Seiten, E-Mails und Galerien tragen dann Ihre Angaben statt unserer.',
      },
      {
        title: 'Ihre Farben, Ihre Schrift',
        text: 'Farben, Schriften und Größen stehen in kurzen Listen, für Seiten wie für E-Mails, hell und dunkel.',
      },
      {
        title: 'Ihre Domain',
        text: 'Wer Sie besucht, bleibt unter Ihrer Adresse, und auch die Links in E-Mails beginnen mit ihr.',
      },
      {
        title: 'Ihre Pakete',
        text: 'Wie viele Bewerbungsfotos, wie viele Stile, zu welchem Preis: Was auf Ihrer Preisliste steht, bestimmen Sie.',
      },
      {
        title: 'Drei Sprachen',
        text: 'Deutsch, Englisch und Spanisch vom ersten Tag an, in jeder Sprache eigens geschrieben und nicht auf Knopfdruck übersetzt.',
      },
      {
        title: 'Keine Bindung',
        text: 'Die Software ist quelloffen. Möchten Sie eines Tages von unseren Servern auf Ihre umziehen, hält Sie hier nichts.',
      },
    ],
  },
  ways: {
    heading: 'Zwei Wege dorthin',
    own: {
      title: 'Selbst betreiben',
      price: 'Kostenlos, AGPL-3.0 oder neuer',
      points: [
        'Auf einem eigenen Server: 4 GB Arbeitsspeicher, keine Grafikkarte, kein Schlüssel zu einem fremden KI-Dienst',
        'Ein Befehl startet Webserver, Datenbank und Bildberechnung',
        'Die Fotos Ihrer Kundinnen und Kunden verlassen Ihren Rechner nie',
        'Ändern Sie, was Sie möchten. Wer Ihre Fassung über das Netz nutzt, darf deren Quelltext verlangen',
      ],
      action: 'Zum Quelltext',
    },
    hosted: {
      title: 'Wir betreiben es für Sie',
      price: `Preis auf Anfrage, Antwort innerhalb von ${facts.quoteHours} Stunden`,
      points: [
        `Auf Servern in ${facts.hostingCountry}, unter Ihrer Domain`,
        'Wir richten ein, aktualisieren, sichern und überwachen',
        'Mit Vertrag zur Auftragsverarbeitung nach Art. 28 DSGVO',
        'Das Angebot richtet sich danach, mit wie vielen Bewerbungsfotos Sie rechnen; eine grobe Zahl genügt',
      ],
    },
  },
  how: {
    heading: 'So läuft es ab',
    points: [
      {
        title: 'Sie erzählen, was Sie vorhaben',
        text: 'Wen Sie beraten, mit wie vielen Bewerbungsfotos Sie rechnen, was Ihren Namen tragen soll. Ein paar Sätze genügen.',
      },
      {
        title: 'Wir antworten mit einem Angebot',
        text: `Innerhalb von ${facts.quoteHours} Stunden, mit einem Preis und, falls nötig, mit Fragen.`,
      },
      {
        title: 'Wir richten es gemeinsam ein',
        text: 'Name, Farben, Domain, Pakete, Rechtstexte. Sie sehen alles, bevor es andere sehen.',
      },
      {
        title: 'Ihre Kundschaft bedient sich selbst',
        text: `Sie lädt mindestens ${facts.selfiesMin} Selfies hoch, sieht eine kostenlose Vorschau und bekommt die Galerie per E-Mail. Mit dem einzelnen Shooting haben Sie keine Arbeit.`,
      },
    ],
  },
  data: {
    heading: 'Datenschutz, vorher geklärt',
    lead: 'Bei Fotos von Gesichtern darf nichts im Ungefähren bleiben.',
    points: [
      {
        title: 'Vertrag zur Auftragsverarbeitung',
        text: 'Hosten wir, sind Sie verantwortlich und wir verarbeiten in Ihrem Auftrag: mit dem Vertrag, den Art. 28 DSGVO verlangt, und einer Liste aller weiteren Beteiligten.',
      },
      {
        title: 'An einem Ort gemacht',
        text: 'Die Bewerbungsfotos entstehen auf den Servern, auf denen der Dienst läuft. Kein Foto geht an einen KI-Anbieter, und mit keinem wird etwas trainiert.',
      },
      {
        title: `Nach ${facts.retentionDays} Tagen gelöscht`,
        text: 'Selfies, Bewerbungsfotos und alle Kopien, auf Knopfdruck auch früher. Darüber gibt es jedes Mal eine signierte Löschquittung.',
      },
      {
        title: 'Abgleich nur mit Einwilligung',
        text: 'Damit jedes Bild die richtige Person zeigt. Das Kästchen steht für sich und ist nicht vorab angehakt; die Gesichtsbeschreibung wird gleich danach verworfen.',
      },
      {
        title: 'Niemand wird bewertet',
        text: 'Die Software schätzt weder Alter noch Geschlecht, Herkunft oder Gefühle und bringt niemanden in eine Rangfolge. Kein Arbeitgeber darf in Deutschland ein Foto verlangen; nichts hier behauptet etwas anderes.',
      },
      {
        title: 'Als KI-Bild gekennzeichnet',
        text: 'Jedes Bewerbungsfoto trägt eine maschinenlesbare Angabe. So können Sie und Ihre Kundschaft offen sagen, wie es entstanden ist.',
      },
    ],
  },
  faq: {
    heading: 'Fragen von Partnern',
    entries: [
      {
        id: 'price',
        question: 'Was kostet es?',
        answer: `Selbst betrieben kostet es nur Ihren Server. Von uns gehostet hängt der Preis davon ab, mit wie vielen Bewerbungsfotos Sie rechnen; fordern Sie ein Angebot an, und Sie haben es innerhalb von ${facts.quoteHours} Stunden.`,
      },
      {
        id: 'sell',
        question: 'Darf ich meinen Kunden dafür etwas berechnen?',
        answer:
          'Ja, auf beiden Wegen. Sie legen die Preise fest, oder Sie machen die Bewerbungsfotos zu einem Teil Ihrer Beratung und berechnen sie gar nicht.',
      },
      {
        id: 'speed',
        question: 'Wie schnell sind die Bewerbungsfotos da?',
        answer: `Bei uns nach etwa ${facts.minutes.premium} Minuten in den größeren Paketen und etwa ${facts.minutes.basic / 60} Stunden im kleinsten; kommen viele auf einmal, dauern auch die größeren bis zu ${facts.underLoadMinutes} Minuten. Auf einem eigenen Server kommt es auf den Server an.`,
      },
      {
        id: 'people',
        question: 'Zeigen die Bilder wirklich meine Kundinnen und Kunden?',
        answer:
          'Ja. Das Gesicht stammt aus deren Selfies und wird nicht ersetzt; neu sind Hintergrund, Licht, Ausschnitt und Farben und die Kleidung derer, die ihre nicht behalten. Vor der Lieferung wird bei jedem Bewerbungsfoto die Ähnlichkeit gemessen.',
      },
      {
        id: 'team',
        question: 'Ich möchte nur Fotos für mein eigenes Team.',
        answer: `Dann brauchen Sie kein White Label. Ab ${facts.teamMinHeadshots} Bewerbungsfotos gibt es Angebote für Teams; Sie finden sie auf der Seite mit unseren Preisen.`,
      },
      {
        id: 'licence',
        question: 'Was verlangt die AGPL von mir?',
        answer:
          'Betreiben Sie die Software, wie sie ist: dass der Link zum Quelltext stehen bleibt. Ändern Sie sie: dass Sie den Quelltext Ihrer Fassung denen anbieten, die sie nutzen. Ihre Texte, Ihr Logo und die Bilder Ihrer Kundschaft gehören Ihnen und bleiben es.',
      },
    ],
  },
  request: {
    heading: 'Angebot anfordern',
    lead: `Schreiben Sie uns, was Sie vorhaben. Es antwortet ein Mensch, innerhalb von ${facts.quoteHours} Stunden.`,
    mail: 'Oder einfach per E-Mail:',
    address: facts.contactEmail,
  },
});
