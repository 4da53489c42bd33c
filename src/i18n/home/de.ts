import type { CatalogFacts } from '../catalog-facts.ts';
import type { HomeTexts } from './en.ts';

export const home = (facts: CatalogFacts): HomeTexts => ({
  title: 'Bewerbungsfotos aus Ihren Selfies – günstig und schnell',
  description: `Aus ein paar Selfies werden professionelle Bewerbungsfotos für Lebenslauf und LinkedIn. Kostenlose Vorschau vor dem Bezahlen, nach ${facts.retentionDays} Tagen ist alles gelöscht.`,
  hero: {
    heading: 'Ihre Selfies, ins rechte Licht gerückt.',
    lead: 'Schicken Sie uns eine Handvoll Schnappschüsse. Zurück kommen professionelle Bewerbungsfotos für Lebenslauf, Bewerbungsmappe und LinkedIn, mit Ihrem Gesicht und keinem anderen.',
    action: 'Mit Selfies beginnen',
    price: `Erst die kostenlose Vorschau. Bewerbungsfotos ab ${facts.prices.basic}, einmal zahlen, ohne Konto.`,
  },
  liveDemo: {
    label: 'Mit einem Selfie ausprobieren',
    selfie: 'Ihr Selfie',
    headshot: 'Ihr Bewerbungsfoto',
    invitation: 'Ein Selfie hinein, ein Bewerbungsfoto heraus.',
    pick: 'Selfie auswählen',
    pickAnother: 'Anderes auswählen',
    style: 'Stil',
    privacy: `Kostenlos. Wird auf unserem Server geprüft und nach ${facts.draftHours} Stunden gelöscht, wenn Sie nicht bestellen.`,
    opening: 'Ihr Foto wird geöffnet …',
    sending: 'Ihr Foto wird gesendet …',
    checking: 'Ihr Foto wird geprüft …',
    developing: 'Ihr Bewerbungsfoto wird entwickelt. Das dauert ein paar Sekunden.',
    ready: 'Das ist Ihr Bewerbungsfoto. Die bestellten Bilder haben kein Wasserzeichen.',
    alt: 'Vorschau Ihres Bewerbungsfotos',
    refused: 'Dieses Foto eignet sich nicht:',
    notPhoto: 'Diese Datei ist kein Foto. Bitte wählen Sie JPEG, PNG, WebP, HEIC oder AVIF.',
    failed: 'Das hat nicht geklappt. Ihr Foto ist noch da; bitte versuchen Sie es noch einmal.',
    offline: 'Keine Verbindung. Ihr Foto bleibt hier und wird gesendet, sobald Sie wieder online sind.',
    again: 'Noch einmal',
    addMoreSelfies: `Weitere Selfies dazu, ${facts.headshots.basic} bis ${facts.headshots.ultimate} Bilder zurück`,
    noScript: 'Die Vorschau braucht JavaScript. Schalten Sie es im Browser ein, um sie auszuprobieren.',
  },
  how: {
    heading: 'So geht es',
    steps: [
      {
        title: 'Selfies hochladen',
        text: `Mindestens ${facts.selfiesMin}, besser ${facts.selfiesRecommended} oder mehr. Jedes wird sofort geprüft; passt eines nicht, sagen wir, warum und was hilft.`,
      },
      {
        title: 'Erst sehen, dann zahlen',
        text: 'Aus Ihren ersten brauchbaren Selfies entsteht kostenlos eine Vorschau im Stil Ihrer Wahl.',
      },
      {
        title: 'Bewerbungsfotos abholen',
        text: 'Der Link zur Galerie kommt per E-Mail. Herunterladen, Ausgewähltes teilen, jederzeit alles löschen.',
      },
    ],
  },
  clothes: {
    heading: 'Eigenes Gesicht, neues Sakko.',
    lead: 'Bleiben Sie in Ihrer Kleidung, oder lassen Sie sich für die Stelle einkleiden. Gesicht, Haare und Hals sind die, die Sie fotografiert haben; neu ist nur der Stoff unterhalb des Kragens.',
    label:
      'In diesen Beispielen sind die Menschen und die Kleidung, die sie nachher tragen, computergeneriert.',
    points: [
      {
        title: 'Sie wählen',
        text: 'Ihre eigene Kleidung, Business, Smart Casual, ein Stück in der Farbe Ihrer Wahl oder gemischt: halb eigene, halb von uns. Die kostenlose Vorschau zeigt beides nebeneinander.',
      },
      {
        title: 'Ausgeschnitten, nicht gemalt',
        text: 'Blazer, Anzug, Hemd, Polo oder Strick wird aus einem anderen Foto geschnitten, in der Regel von einem computergenerierten Menschen, Ihnen angepasst und beleuchtet wie Sie. Nichts wird übermalt, kein Körper erfunden.',
      },
      {
        title: 'Wo es endet',
        text: 'Kapuze, Schal bis ans Kinn, Profil oder Haare über dem Kragen, die sich von der Kleidung nicht unterscheiden lassen: Auf einem solchen Selfie behalten Sie an, was Sie tragen, und an seinem Feld steht, warum.',
      },
      {
        title: 'Noch einmal, in Marineblau',
        text: `In der Galerie lassen sich ${facts.remakes} Bilder kostenlos noch einmal in anderer Kleidung machen. Das erste bleibt, bis Sie sich entscheiden.`,
      },
    ],
  },
  pairs: {
    heading: 'Vorher und nachher',
    lead: 'Dasselbe Gesicht, dieselben Haare, derselbe Hals. Neu sind Ort, Licht, Ausschnitt und Farbe.',
    label: 'Die Personen in diesen Beispielen sind computergeneriert.',
    before: 'Selfie',
    slider: 'Zwischen Selfie und Bewerbungsfoto schieben',
    more: 'Weitere Beispiele',
  },
  styles: {
    heading: `${facts.styleCount} Stile`,
    lead: `Jeder hat eigene Orte, eigenes Licht, eigene Farben. Je nach Paket wählen Sie ${facts.stylesOf.basic}, ${facts.stylesOf.premium} oder ${facts.stylesOf.ultimate}.`,
  },
  pricing: {
    heading: 'Preise',
    lead: 'Einmal zahlen, nach der Vorschau oder gleich.',
    choose: {
      basic: 'Mit Basic beginnen',
      premium: 'Mit Premium beginnen',
      ultimate: 'Mit Ultimate beginnen',
    },
    more: 'Pakete vergleichen',
  },
  privacy: {
    heading: 'Was mit Ihren Fotos geschieht',
    promises: [
      {
        title: 'Ihr Gesicht bleibt Ihres',
        text: 'Hintergrund, Licht, Ausschnitt und Farbe sind neu, ebenso die Kleidung, wenn Sie Ihre nicht behalten. Das Gesicht stammt aus Ihrem Selfie; es wird nie erfunden.',
      },
      {
        title: `Nach ${facts.retentionDays} Tagen gelöscht`,
        text: 'Selfies, Bewerbungsfotos und alle Arbeitskopien, auf Knopfdruck auch sofort. Sie erhalten eine signierte Quittung.',
      },
      {
        title: 'Keine versteckten Daten',
        text: 'Ort, Uhrzeit und Gerät werden aus Ihren Fotos entfernt, bevor wir damit arbeiten.',
      },
      {
        title: 'Abgleich nur mit Einwilligung',
        text: 'Gesichter werden nur mit Ihrer ausdrücklichen Einwilligung verglichen; ohne sie gibt es eine Vorschau, aber keine Bewerbungsfotos. Die Gesichtsbeschreibung wird gleich danach verworfen.',
      },
      {
        title: 'Ehrlich gekennzeichnet',
        text: 'Jedes Bewerbungsfoto trägt eine maschinenlesbare Angabe, dass es mit Hilfe von KI entstanden ist.',
      },
      {
        title: 'Quelloffen',
        text: 'Wer möchte, kann den Code lesen, der Ihre Fotos verarbeitet. Er steht unter der AGPL.',
      },
    ],
  },
  faq: {
    heading: 'Fragen und Antworten',
    search: 'Fragen durchsuchen',
    clear: 'Leeren',
    found: { one: '1 Antwort', many: 'Antworten' },
    none: 'Dazu steht hier nichts. Schreiben Sie uns; eine erste Antwort kommt innerhalb von',
    noneHours: facts.supportHours === 1 ? '1 Stunde' : `${facts.supportHours} Stunden`,
    entries: [
      {
        id: 'how-many-selfies',
        question: 'Wie viele Selfies brauche ich?',
        answer: `Mindestens ${facts.selfiesMin}, die unsere Prüfung bestehen, besser ${facts.selfiesRecommended} oder mehr, höchstens ${facts.selfiesMax}. Verschiedene Tage, Orte und Kleidungsstücke bringen mehr Abwechslung als zwanzig Bilder desselben Augenblicks.`,
      },
      {
        id: 'how-different',
        question: 'Wie verschieden sind die Bilder?',
        answer: `So verschieden, wie Ihre Selfies es zulassen. Sie wechseln sich ab, ebenso die Orte Ihrer Stile, bis zu drei Ausschnitte und, wo Sie Kleidung von uns tragen, Stücke und Farben; etwa jedes sechste Bild ist schwarz-weiß. Nur der Gesichtsausdruck kommt allein von den Selfies: Bei ${facts.selfiesMin} erscheint jedes auf etwa ${Math.round(facts.headshots.premium / facts.selfiesMin)} der ${facts.headshots.premium} Bilder von Premium, bei ${facts.selfiesRecommended} auf etwa ${Math.round(facts.headshots.premium / facts.selfiesRecommended)}. Die Upload-Seite rechnet es für Ihr Paket aus.`,
      },
      {
        id: 'which-selfies',
        question: 'Was ist ein gutes Selfie dafür?',
        answer:
          'Nur Sie, das Gesicht zur Kamera, Augen offen, Tageslicht von vorn, Kopf und Schultern im Bild. Ohne Hut, Sonnenbrille und Filter. Jedes Foto wird vor Ihren Augen geprüft; wird eines abgelehnt, steht dabei, warum und was hilft. Wo wir nur Zweifel haben, entscheiden Sie.',
      },
      {
        id: 'how-long',
        question: 'Wie lange dauert es?',
        answer: `Premium und Ultimate dauern meist etwa ${facts.minutes.premium} Minuten, Basic bis zu etwa ${facts.minutes.basic / 60} Stunden. Wenn viele gleichzeitig bestellen, können es bei den schnellen bis zu ${facts.underLoadMinutes} Minuten werden. Sie können die Seite schließen; der Link kommt per E-Mail.`,
      },
      {
        id: 'does-it-look-like-me',
        question: 'Sehe ich darauf wirklich aus wie ich?',
        answer:
          'Ja, denn Ihr Gesicht wird nicht erzeugt: Es stammt aus Ihrem Selfie. Wir ändern, was darum herum ist, dazu Licht, Ausschnitt und Farbe und, wenn Sie Ihre nicht behalten, die Kleidung. Bevor wir beginnen, brauchen wir Ihre Einwilligung, dass die Ähnlichkeit der Bewerbungsfotos gemessen wird; was durchfällt, wird nie geliefert, sondern durch ein neues ersetzt.',
      },
      {
        id: 'face',
        question: 'Verändern Sie mein Gesicht?',
        answer:
          'Nein. Gesicht, Haare und Hals sind die, die Sie fotografiert haben, was immer Sie auf dem Bewerbungsfoto tragen. Licht und Farbe werden neu, Glanz und Augenringe ein wenig gemildert, und war das Telefon so nah, dass die Nase zu groß wirkt, wird das zum Teil ausgeglichen. Gezeichnet oder ausgetauscht wird nichts.',
      },
      {
        id: 'clothes',
        question: 'Bekomme ich einen Anzug?',
        answer:
          'Wenn die Upload-Seite Kleidung anbietet, ja. Anzug, Blazer, Hemd, Polo oder Strick kommt über das, was Sie tragen, oder an seine Stelle, aus einem Foto geschnitten und Ihnen angepasst. Wenn Sie nichts anderes wählen, tragen Sie höchstens auf der Hälfte der Bilder die Kleidung von uns, die am natürlichsten wirkt. Sakkos und Anzüge gibt es, wenn Sie „Business“ wählen; sie wirken öfter aufgesetzt, also sehen Sie sich zuerst die kostenlose Vorschau an. Mit „Ihre eigene“ bleibt alles, wie es ist. Ein Selfie mit Kapuze, mit Schal bis ans Kinn, im Profil oder mit Haaren über dem Kragen, die sich von der Kleidung nicht unterscheiden lassen, bleibt, wie es ist, und wir sagen, warum. Wird keine Kleidung angeboten, tragen Sie, was Sie auf dem Selfie tragen.',
      },
      {
        id: 'what-to-wear',
        question: 'Was soll ich auf den Selfies anziehen?',
        answer:
          'Das, worin man Sie sehen soll: So sind Sie auf allen Bildern zu sehen, auf denen wir Sie nicht einkleiden. Andere Kleidung an anderen Tagen bringt Abwechslung. Bleibt der Kragen frei und liegt langes Haar hinter den Schultern, sitzt auch Kleidung von uns besser.',
      },
      {
        id: 'other-clothes',
        question: 'Kann ich die Kleidung nachträglich wechseln?',
        answer: `Ja, wenn Kleidung angeboten wird. „Noch einmal in …“ in Ihrer Galerie macht ein Bild in einem anderen Stück oder einer anderen Farbe neu, je Shooting ${facts.remakes}-mal kostenlos. Das erste bleibt, bis Sie sich entscheiden.`,
      },
      {
        id: 'preview',
        question: 'Sehe ich etwas, bevor ich bezahle?',
        answer:
          'Ja. Ein Bewerbungsfoto mit Wasserzeichen, aus Ihrem eigenen Selfie, in jedem Stil, den Sie sich ansehen möchten. Wird Kleidung angeboten und passt ein Stück zu Ihrem Selfie, zeigt ein zweites Bild daneben Sie in unserer Kleidung. Das kostet nichts und braucht kein Konto.',
      },
      {
        id: 'price',
        question: 'Was kostet es?',
        answer: `${facts.headshots.basic} Bewerbungsfotos für ${facts.prices.basic}, ${facts.headshots.premium} für ${facts.prices.premium}, ${facts.headshots.ultimate} für ${facts.prices.ultimate}. Einmal bezahlt, inklusive Mehrwertsteuer, kein Abonnement.`,
      },
      {
        id: 'refund',
        question: 'Und wenn sie mir nicht gefallen?',
        answer: `Dann können Sie Ihr Geld bis ${facts.refundDays} Tage nach der Lieferung zurückverlangen. Sagen Sie uns am besten innerhalb von ${facts.refundFaqHours} Stunden Bescheid, solange Sie die Bilder vor Augen haben; die ${facts.refundDays} Tage gelten trotzdem.`,
      },
      {
        id: 'deletion',
        question: 'Wann werden meine Fotos gelöscht?',
        answer: `${facts.retentionDays} Tage nach der Lieferung, Selfies wie Bewerbungsfotos, oder sofort, wenn Sie in der Galerie „Jetzt löschen“ drücken; darüber erhalten Sie per E-Mail eine signierte Quittung. Was hochgeladen, aber nie bestellt wurde, ist nach ${facts.draftHours} Stunden gelöscht.`,
      },
      {
        id: 'training',
        question: 'Wird mit meinen Fotos eine KI trainiert?',
        answer:
          'Nein. Aus Ihren Fotos wird nichts gelernt, und niemand bekommt sie. Die Bilder entstehen auf unserem eigenen Server.',
      },
      {
        id: 'account',
        question: 'Brauche ich ein Konto?',
        answer:
          'Nein. Ein Name für die Anrede und eine E-Mail-Adresse für den Link zur Galerie, mehr fragen wir nicht.',
      },
      {
        id: 'sizes',
        question: 'In welchen Größen bekomme ich die Bilder?',
        answer: `In Originalgröße, als Quadrat, für LinkedIn (${facts.photo.linkedinPx}) und für den Lebenslauf (${facts.photo.cvMm} oder ${facts.photo.smallMm} bei ${facts.photo.dpi} dpi); einzeln oder alle zusammen als ZIP-Datei.`,
      },
      {
        id: 'passport',
        question: 'Kann ich ein Bild für Pass oder Visum verwenden?',
        answer:
          'Nein. Ausweise brauchen ein unverändertes Foto, und viele Länder lehnen mit KI entstandene Bilder ab. Unsere Bewerbungsfotos sind für Lebenslauf, Profil und Website. Die kleinen Größen schneiden ein Bild nur zu; die Kleidung ändert keine davon.',
      },
      {
        id: 'disclosure',
        question: 'Muss ich angeben, dass KI im Spiel war?',
        answer:
          'Die Datei sagt es von selbst, in einer Form, die Maschinen lesen. Privat ist es Ihre Sache. Wer das Bild beruflich veröffentlicht, muss es nach EU-Recht unter Umständen offenlegen; in Ihrer Galerie steht ein Satz dafür bereit.',
      },
      {
        id: 'teams',
        question: 'Wir sind ein Team. Gibt es dafür ein Angebot?',
        answer: `Ja, ab ${facts.teamMinHeadshots} Bewerbungsfotos. Schreiben Sie uns über das Formular auf der Preisseite; die Antwort kommt innerhalb von ${facts.quoteHours} Stunden.`,
      },
    ],
  },
  offer: {
    heading: `Ein begrenztes Angebot, im besten Sinn: ${facts.headshots.basic} Bewerbungsfotos, ${facts.stylesOf.basic === 1 ? 'ein Stil' : `${facts.stylesOf.basic} Stile`}, ${facts.prices.basic}.`,
    text: 'Kein Countdown, kein Abonnement, kein Preis, der gestern höher war. Sehen Sie sich erst die Vorschau an; sie ist kostenlos.',
    action: `Meine Bilder ab ${facts.prices.basic}`,
  },
});
