import type { CropperTexts } from './en.ts';

export const cropper: CropperTexts = {
  label: 'Foto zuschneiden',
  choose: 'Foto auswählen',
  another: 'Anderes Foto auswählen',
  drop: 'oder hierher ziehen',
  kinds: 'JPEG, PNG, WebP, AVIF oder HEIC',
  stays: 'Ihr Foto bleibt in diesem Browser. Es wird nie hochgeladen.',
  noScript: 'Das Zuschneiden übernimmt Ihr Browser, und dafür braucht er JavaScript.',
  opening: 'Foto wird geöffnet …',
  restored: 'Ihr Foto und der Zuschnitt vom letzten Mal sind wieder da.',
  errors: {
    empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
    'too-many-bytes':
      'Diese Datei ist zu groß für einen Browser (mehr als 40 MB). Exportieren Sie das Foto etwas kleiner.',
    'too-many-pixels':
      'Dieses Bild hat mehr als 60 Megapixel, zu viele für einen Browser. Exportieren Sie es kleiner.',
    unreadable:
      'Das ist kein Foto, das sich öffnen lässt, oder es ist beschädigt. Bitte wählen Sie eine andere Kopie oder ein anderes Format.',
    'not-loaded':
      'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und wählen Sie das Foto noch einmal.',
    failed:
      'Ihr Browser konnte das Foto nicht öffnen. Vielleicht wurde es verschoben, oder der Speicher reicht nicht. Bitte wählen Sie es noch einmal.',
  },
  preset: {
    label: 'Format',
    groups: {
      profile: 'Profile',
      cv: 'Lebensläufe nach Land',
      document: 'Ausweise und Visa',
      shape: 'Formen',
    },
    square: 'Quadrat',
    portrait: 'Hochformat 4:5',
    otherCountry: 'Anderes Land',
    unsourced: 'bei der Behörde prüfen',
    unconfirmed: 'Größe nicht bestätigt',
  },
  stage: {
    label: 'Zuschnitt',
    description:
      'Pfeiltasten verschieben das Foto, Plus und Minus zoomen, eckige Klammern drehen es, R richtet es am Gesicht aus.',
    hint: 'Ziehen Sie das Foto. Zum Zoomen zwei Finger spreizen oder mit Strg scrollen.',
    top: { crown: 'Scheitel', hair: 'Oberkante Haar' },
    eyes: 'Augen',
    chin: 'Kinn',
    middle: 'Gesichtsmitte',
    markValue: (percent) => `${percent} vom oberen Rand`,
    middleValue: (percent) => `${percent} vom linken Rand`,
    empty: 'Hier erscheint Ihr Foto',
  },
  tools: {
    label: 'Lage',
    zoom: 'Zoom',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    straighten: 'Begradigen',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    place: 'Am Gesicht ausrichten',
    markByHand: 'Kopf selbst markieren',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    reset: 'Von vorn',
    move: 'Foto verschieben',
    up: 'Nach oben',
    down: 'Nach unten',
    left: 'Nach links',
    right: 'Nach rechts',
  },
  keys: {
    summary: 'Tastenkürzel',
    intro: 'Solange der Zuschnitt den Fokus hat:',
    rows: [
      ['← ↑ → ↓', 'Foto verschieben; mit Umschalt zehnmal so weit'],
      ['+ −', 'zoomen'],
      ['[ ]', 'um ein halbes Grad drehen; mit Umschalt um eine Vierteldrehung'],
      ['R', 'am Gesicht ausrichten'],
      ['Strg Z, Strg Y', 'rückgängig, wiederholen; überall im Werkzeug'],
      ['0', 'von vorn'],
    ],
  },
  search: {
    loading: (percent) =>
      `Die Gesichtssuche wird geladen, ${percent}. Sie können inzwischen von Hand zuschneiden.`,
    searching: 'Das Gesicht wird gesucht …',
    none: 'Kein Gesicht gefunden. Schneiden Sie von Hand zu; Kinn und Scheitel können Sie selbst markieren.',
    failed: 'Die Gesichtssuche wurde nicht geladen. Alles andere geht: Schneiden Sie von Hand zu.',
    tryAgain: 'Noch einmal versuchen',
  },
  check: {
    heading: 'Prüfung',
    none: 'Wählen Sie ein Foto, dann wird der Zuschnitt hier geprüft.',
    unmarked: 'Der Kopf ist noch nicht markiert, deshalb lässt sich seine Höhe nicht prüfen.',
    verdicts: { good: 'in Ordnung', fair: 'bitte ansehen', poor: 'bitte ändern' },
    headWithin: (measured, wanted) => `Kopf ${measured}. Nötig: ${wanted}.`,
    headSmall: (measured, wanted) => `Kopf ${measured}, nötig sind ${wanted}. Vergrößern Sie das Foto.`,
    headLarge: (measured, wanted) => `Kopf ${measured}, nötig sind ${wanted}. Verkleinern Sie das Foto.`,
    headOff: (measured, wanted) => `Kopf ${measured}, nötig sind ${wanted}.`,
    headUsual: (measured, wanted) => `Kopf ${measured} der Bildhöhe. Üblich sind ${wanted}.`,
    estimate:
      'Den Scheitel verdecken die Haare, deshalb ist er aus Gesicht und Haar geschätzt. Ziehen Sie die Linie, wenn sie nicht stimmt.',
    estimateHair: 'Ziehen Sie die Linie, wenn sie das Haar nicht oben berührt.',
    topCutOff: 'Der Kopf ist oben abgeschnitten.',
    chinCutOff: 'Das Kinn ist abgeschnitten.',
    eyes: (measured, wanted) => `Augen ${measured} über dem unteren Rand. Nötig: ${wanted}.`,
    margin: (measured, wanted) => `${measured} über dem Kopf. Nötig: ${wanted}.`,
    level: (deg) => `Augen auf einer Höhe (${deg}).`,
    tilted: (deg) => `Augen um ${deg} geneigt. Begradigen Sie das Foto.`,
    centred: 'Kopf in der Mitte.',
    offLeft: (percent) => `Kopf ${percent} links der Mitte.`,
    offRight: (percent) => `Kopf ${percent} rechts der Mitte.`,
    pixelsEnough: (has, needs) => `Scharf genug: Der Zuschnitt hat ${has}, die Datei braucht ${needs}.`,
    pixelsFew: (has, needs) =>
      `Etwas weich: Der Zuschnitt hat ${has}, die Datei braucht ${needs}. Der Rest wird hochgerechnet.`,
    pixelsTooFew: (has, needs) =>
      `Unscharf: Der Zuschnitt hat nur ${has}, die Datei braucht ${needs}. Nehmen Sie ein größeres Original oder gehen Sie näher an die Kamera.`,
    leastPixels: (has, needs) =>
      `Das Onlineformular verlangt mindestens ${needs}, diese Datei hat ${has}. Wählen Sie 600 dpi.`,
    lacks: (sides) =>
      `Das Foto endet zu nah am Kopf: Es fehlen ${sides}, gemessen an der Höhe des Zuschnitts. Hinzugefügt wird nichts; nehmen Sie ein Foto mit mehr Platz.`,
    sides: {
      top: (percent) => `oben ${percent}`,
      bottom: (percent) => `unten ${percent}`,
      left: (percent) => `links ${percent}`,
      right: (percent) => `rechts ${percent}`,
    },
    turnedAside: (deg) =>
      `Der Kopf ist um etwa ${deg} zur Seite gedreht. Ausweise verlangen den Blick geradeaus.`,
    turnedTooFar: (deg, most) =>
      `Der Kopf scheint um etwa ${deg} zur Seite gedreht, erlaubt sind höchstens ${most}. Der Winkel ist geschätzt: Sehen Sie nach, ob beide Ohren gleich weit zu sehen sind.`,
    eyesApart: (px, least) => `Augenabstand ${px}. Nötig: mindestens ${least}.`,
    eyesTooNear: (px, least) => `Augenabstand nur ${px}, nötig sind mindestens ${least}.`,
    eyesRemedies: {
      morePixels: 'Wählen Sie 600 dpi.',
      zoomIn: 'Vergrößern Sie das Foto.',
      largerPhoto: 'Mehr gibt das Foto nicht her; wählen Sie ein größeres Original.',
    },
    severalFaces: (count) => `${count} Gesichter auf dem Foto.`,
    byLargest:
      'Ausgerichtet wird am größten. Gehört es jemand anderem, markieren Sie den richtigen Kopf selbst.',
  },
  document: {
    neverRetouches: 'Das Werkzeug schneidet, dreht und skaliert nur. Es retuschiert nie.',
    refusesAi:
      'Behörden weisen retuschierte und mit KI veränderte Fotos zurück. Nehmen Sie ein Foto, wie die Kamera es aufgenommen hat, kein Bewerbungsfoto von uns.',
    aiForbidden:
      'Die USA verbieten Fotos, die mit Programmen, Apps, Filtern oder künstlicher Intelligenz verändert wurden, seit Januar 2026 ausdrücklich.',
    unedited: 'Diese Behörde verlangt ein unbearbeitetes Foto.',
    certifiedTitle: 'Deutschland nimmt keine mitgebrachten Fotos mehr an.',
    certified:
      'Seit Mai 2025 entsteht das Foto in der Behörde, oder ein zertifiziertes Fotostudio übermittelt es. Nutzen Sie dieses Format nur für andere Zwecke.',
    title: 'Bevor Sie es für ein Dokument verwenden',
    unsourced:
      'Für dieses Format haben wir keine amtliche Quelle gefunden. Prüfen Sie die Angaben bei der Behörde, bevor Sie sich darauf verlassen.',
    headUnknown:
      'Für dieses Dokument kennen wir keine veröffentlichte Kopfhöhe; die Hilfslinien zeigen die übliche.',
    requirements: 'Das Foto selbst:',
    backgrounds: {
      whiteOrOffWhite: 'weißer oder fast weißer Hintergrund',
      creamOrLightGrey: 'cremefarbener oder hellgrauer Hintergrund',
      lightGrey: 'einfarbig hellgrauer Hintergrund',
      white: 'einfarbig weißer Hintergrund',
      light: 'einfarbig heller Hintergrund',
    },
    neutral: 'neutraler Ausdruck, geschlossener Mund',
    pose: (deg) => `Kopf höchstens ${deg} gedreht, geneigt oder gehoben`,
    glasses: { forbidden: 'keine Brille', withoutGlare: 'Brille ohne Spiegelungen' },
    maxAge: (months) => `höchstens ${months} alt`,
    month: { one: 'einen Monat', many: (count) => `${count} Monate` },
    documents: {
      icao: 'Reisepass nach ICAO-Norm',
      schengenVisa: 'Schengen-Visum',
      usPassport: 'Reisepass und Visum der USA (2 × 2 Zoll)',
      ukPassport: 'Britischer Reisepass',
      dePassport: 'Deutscher Reisepass und Personalausweis',
      esIdCard: 'Spanischer Ausweis (DNI)',
      jpPassport: 'Japanischer Reisepass',
      jpResidence: 'Japanische Aufenthaltskarte',
      cnVisa: 'Chinesisches Visum',
      inPassport: 'Indischer Reisepass, im Ausland beantragt',
      caPassport: 'Kanadischer Reisepass',
    },
  },
  file: {
    heading: 'Speichern',
    format: 'Dateiformat',
    jpeg: 'JPEG',
    png: 'PNG',
    onlyJpeg: 'Das Onlineformular nimmt nur JPEG.',
    dpi: 'Auflösung',
    dpiOption: (dpi, px) => `${dpi} dpi, ${px}`,
    dpiValue: (dpi) => `${dpi}\u00a0dpi`,
    maxKb: 'Höchstens, in KB',
    maxKbHint: 'Leer: beste Qualität',
    badKb: 'Bitte geben Sie ganze KB an, oder lassen Sie das Feld leer.',
    save: 'Foto speichern',
    saving: 'Wird gespeichert …',
    saved: (facts) => `Gespeichert: ${facts}.`,
    quality: (quality) => `Qualität ${quality}`,
    limit: (size) => `Grenze ${size}`,
    tooSmall: (least) =>
      `So klein wird die Datei nicht, ohne dass man Klötzchen sieht: ${least} sind das Mindeste. Erlauben Sie mehr KB, oder wählen Sie eine kleinere Auflösung.`,
    pngTooSmall: (least) =>
      `Als PNG hat dieser Zuschnitt ${least}, und PNG lässt sich nicht stärker komprimieren. Wählen Sie JPEG, oder erlauben Sie mehr KB.`,
    tooFew: (least) => `Diese Behörde verlangt mindestens ${least}, und die Datei ist kleiner.`,
    tooFewRemedies: {
      raiseLimit: 'Das liegt an Ihrer eigenen Grenze: Erlauben Sie mehr KB.',
      morePixels: 'Die Qualität ist schon die beste; wählen Sie 600 dpi.',
      fewerPixels: 'Die Qualität ist schon die beste. Mit weniger Pixeln genügt weniger; wählen Sie 300 dpi.',
      sharper: 'Die Qualität ist schon die beste. Ein schärferes Original ergibt eine größere Datei.',
    },
    failed:
      'Ihr Browser konnte die Datei nicht erstellen. Schließen Sie andere Tabs und versuchen Sie es noch einmal.',
    resume: 'In meinen Lebenslauf',
    resumeRefusals: {
      'not-stored':
        'Ihr Browser speichert für diese Seite nichts, deshalb lässt sich das Foto nicht übergeben. Speichern Sie es stattdessen.',
      'not-loaded':
        'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    },
  },
  print: {
    heading: 'Druckbogen',
    lead: 'So viele Abzüge, wie passen, mit Schnittmarken. Drucken Sie mit 100\u00a0%, nicht „an Seite anpassen“.',
    paper: 'Papier',
    papers: { '10x15': '10 × 15 cm (Foto)', a4: 'A4', letter: 'Letter' },
    copies: { one: '1 Abzug', many: (count) => `${count} Abzüge` },
    pdf: 'Druckbogen als PDF',
    jpeg: 'Als JPEG',
    title: 'Druckbogen',
    tooLarge: 'Dieses Format passt nicht auf das Papier.',
    onlyPrinted:
      'Profilbilder werden nicht gedruckt. Wählen Sie für einen Druckbogen ein Format in Millimetern.',
  },
  storage: {
    keeps:
      'Damit beim Neuladen nichts verloren geht, bleiben Foto und Zuschnitt auf diesem Gerät, bis Sie sie hier löschen. Nach einem Tag werden sie bei Ihrem nächsten Besuch gelöscht.',
    notStored: 'Ihr Browser speichert für diese Seite nichts: Beim Neuladen ginge der Zuschnitt verloren.',
    forget: 'Dieses Foto löschen',
    forgotten: 'Foto und Zuschnitt sind von diesem Gerät gelöscht.',
    notForgotten:
      'Foto und Zuschnitt konnten nicht gelöscht werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
};
