import type { CatalogFacts } from '../catalog-facts.ts';
import { reviewRule as rule } from '../review-rule-texts.ts';
import type { PhotoReviewResultTexts } from './en.ts';

export const photoReviewResult = (facts: CatalogFacts): PhotoReviewResultTexts => ({
  heading: 'Das Ergebnis',
  overall: 'Gesamt',
  ats: 'ATS-Wert',
  outOf: 'von 100',
  atsNote:
    'Der ATS-Wert bewertet nur, wie sich das Foto auf eine Bewerbung auswirkt: Dateigröße, Format, Pixel, Aufnahmeort und was im Land üblich ist. Bewerbersysteme lesen Text und benoten keine Gesichter. Keines wurde abgefragt.',
  summary: {
    good: 'Ein gutes Foto. Nehmen Sie es.',
    fair: 'Brauchbar. Mit ein paar Änderungen wird es besser.',
    poor: 'Machen Sie lieber ein neues. Was zu ändern ist, steht unten.',
    leaveOut:
      'Nicht für einen Lebenslauf in diesem Land, so gut es auch ist. Was folgt, hilft Ihnen auf LinkedIn.',
  },
  verdicts: { good: 'in Ordnung', fair: 'geht besser', poor: 'so nicht' },
  measured: 'gemessen',
  wanted: 'gut',
  atLeast: 'ab {value}',
  atMost: 'bis {value}',
  range: '{min} bis {max}',
  times: {
    chinDistance: '{value} × Augen bis Kinn',
    eyeDistance: '{value} × Augenabstand',
    usual: '{value} × normal',
  },
  marks: {
    label: 'Markierungen im Foto',
    show: 'Markierungen zeigen',
    head: 'Kopf',
    eyes: 'Augenlinie',
    clipped: 'überstrahlt',
    shadow: 'im Schatten',
    clutter: 'unruhig',
    others: 'weitere Person',
  },
  categories: {
    lighting: 'Licht',
    background: 'Hintergrund',
    expression: 'Ausdruck',
    composition: 'Bildaufbau',
    crop: 'Ausschnitt',
    professional: 'Professioneller Eindruck',
  },
  categoryNotes: {
    expression:
      'Gemessen wird Geometrie: Lider und Lippen. Gefühle, Alter, Geschlecht oder Herkunft raten wir nicht.',
    professional:
      'Ob Ihre Kleidung zur Stelle passt, beurteilen Sie selbst. In der Studie von Photofeeler hob formelle Kleidung den Eindruck von Kompetenz und Einfluss mehr als alles andere.',
  },
  rules: {
    brightness: rule(
      'Helligkeit des Gesichts',
      'Wenden Sie sich zum Fenster oder schalten Sie eine Lampe vor sich ein. Ihr Gesicht soll das Erste sein, was die Kamera sieht.',
    ),
    clipping: rule(
      'Überstrahlte Haut',
      'Stellen im Gesicht sind rein weiß. Gehen Sie aus der Sonne oder dem Lampenlicht, oder mildern Sie es mit einem Vorhang.',
    ),
    evenness: rule(
      'Unterschied im Licht zwischen den Gesichtshälften',
      'Eine Hälfte ist viel dunkler. Drehen Sie sich, bis das Licht von vorn kommt, oder stellen Sie etwas Weißes auf die dunkle Seite.',
    ),
    contrast: rule(
      'Tonumfang des Gesichts',
      'Das Gesicht hat nur wenige Töne, wie im Nebel oder unter einem Filter. Putzen Sie die Linse und schalten Sie Filter ab.',
    ),
    colour: rule(
      'Farbe der Haut',
      'Das Licht färbt Ihre Haut. Nehmen Sie Tageslicht oder eine neutrale Lampe und meiden Sie bunte Wände und Bildschirme.',
    ),
    calm: rule(
      'Unruhe des Hintergrunds',
      'Stellen Sie sich vor eine glatte Wand oder weiter weg von dem, was hinter Ihnen ist. Die markierten Stellen ziehen den Blick an.',
    ),
    alone: rule(
      'Personen im Foto',
      'Im Foto ist noch jemand. Schneiden Sie es zu oder machen Sie eines von sich allein.',
    ),
    eyes: rule(
      'Öffnung der Augen',
      'Die Augen sind fast geschlossen. Sehen Sie in die Linse und machen Sie mehrere Aufnahmen hintereinander.',
    ),
    smile: rule(
      'Mundwinkel',
      'Die Mundwinkel sind gerade oder zeigen nach unten. Ein leichtes Lächeln wurde als viel sympathischer bewertet; denken Sie an jemanden, den Sie mögen.',
      'Der Mund ist weit offen. Auf einem Standbild sieht ein etwas kleineres Lächeln besser aus.',
    ),
    level: rule(
      'Neigung des Kopfes',
      'Halten Sie Kopf und Kamera gerade, oder richten Sie das Foto mit unserem Zuschneider aus.',
    ),
    turned: rule(
      'Zur Seite gedrehter Kopf',
      'Wenden Sie das Gesicht mehr zur Kamera. Beide Ohren sollten zu sehen sein, wenigstens beinahe.',
    ),
    pitch: rule(
      'Kamera darüber oder darunter',
      'Halten Sie die Kamera auf Augenhöhe. Von unten zeigt sie Nasenlöcher, von oben die Stirn.',
    ),
    centred: rule(
      'Abstand von der Mitte',
      'Schneiden Sie das Foto so zu, dass Ihr Gesicht in der Mitte ist; im Kreis geht es nicht anders.',
    ),
    headSize: rule(
      'Höhe des Kopfes im Foto',
      'Sie sind weit weg. Schneiden Sie enger zu oder kommen Sie näher, bis Kopf und Schultern das Bild füllen.',
      'Zu nah. Gehen Sie einen Schritt zurück: Die Schultern gehören ins Bild.',
    ),
    eyeLine: rule(
      'Höhe der Augen im Foto',
      'Das Gesicht sitzt tief. Schneiden Sie oben etwas ab.',
      'Das Gesicht sitzt hoch. Lassen Sie mehr Platz über dem Kopf.',
    ),
    above: rule(
      'Platz über den Augen',
      'Der Kopf ist oben angeschnitten. Lassen Sie einen Fingerbreit darüber frei.',
    ),
    aside: rule(
      'Platz neben den Augen',
      'Das Gesicht stößt an den Rand. Lassen Sie auf beiden Seiten Platz, denn ein Kreis schneidet die Ecken ab.',
    ),
    below: rule(
      'Platz unter den Augen',
      'Kinn oder Hals ist abgeschnitten. Zeigen Sie wenigstens den Ansatz der Schultern.',
    ),
    sharpness: rule(
      'Schärfe des Gesichts',
      'Das Gesicht ist unscharf. Wischen Sie die Linse ab, tippen Sie zum Scharfstellen auf Ihr Gesicht und halten Sie die Kamera mit beiden Händen.',
    ),
    noise: rule(
      'Bildrauschen',
      'Das Foto ist körnig, wie bei Telefonen im Dunkeln. Mehr Licht hilft, die rückseitige Kamera auch.',
    ),
    compression: rule(
      'Spuren der Kompression',
      'Man sieht Klötzchen, wie nach mehreren Runden durch Chats. Nehmen Sie das Original aus der Kamera.',
    ),
    resolution: rule(
      'Höhe des Kopfes in Pixeln',
      'Zu wenige Pixel für einen scharfen Druck. Nehmen Sie das Original, keine Kopie aus einem Chat, und kommen Sie näher.',
    ),
    eyesFree: rule(
      'Augen sichtbar',
      'Etwas verdeckt oder verdunkelt Ihre Augen: Nehmen Sie die Sonnenbrille ab, streichen Sie Haare zur Seite und meiden Sie Spiegelungen in der Brille.',
    ),
    mouthFree: rule('Mund sichtbar', 'Etwas verdeckt Mund oder Kinn. Beides sollte frei sein.'),
    hat: rule(
      'Kopf ohne Hut',
      'Hüte und Mützen wirken leger. Nehmen Sie sie ab, es sei denn, Sie tragen sie aus religiösen Gründen.',
    ),
    clothes: rule(
      'Muster der Kleidung',
      'Das Muster ist unruhiger als Ihr Gesicht. Einfarbiger Stoff lässt den Blick, wo er hingehört.',
    ),
  },
  country: {
    heading: 'In dem Land, das Sie gewählt haben',
    custom: 'Üblich',
    size: 'Größe',
    ownSize: 'Ihr Foto hat dafür {px}',
    placement: 'Platz im Lebenslauf',
    background: 'Hintergrund',
    calm: 'Ihrer ist ruhig genug',
    restless: 'Ihrer ist dafür zu unruhig',
    leaveOut:
      'Das beste Foto für diesen Lebenslauf ist keines. Nehmen Sie es für LinkedIn und lassen Sie es im Lebenslauf weg.',
  },
  progress: {
    loading: 'Es wird geladen, was man zum Messen braucht …',
    measuring: 'Das Foto wird ausgewertet …',
    sending: 'Das Foto wird an unseren Server geschickt …',
  },
  noFace: {
    title: 'Kein Gesicht gefunden',
    text: 'So können wir nur die Datei beurteilen. Wählen Sie ein Foto, das ein Gesicht von vorn zeigt, groß genug, um die Augen zu sehen.',
  },
  notMeasured: {
    'not-loaded': {
      title: 'Es wurde nicht alles geladen',
      text: 'Die Verbindung brach ab, bevor Ihr Browser hatte, was er zum Messen braucht. Das Foto ist noch ausgewählt.',
    },
    unavailable: {
      title: 'Ihr Browser konnte das Foto nicht auswerten',
      text: 'Ihm fehlt Speicher oder etwas anderes, das man zum Messen braucht.',
    },
    again: 'Noch einmal versuchen',
    server:
      'Unser Server kann das übernehmen: Das Foto wird dorthin geschickt, im Arbeitsspeicher gemessen und nicht gespeichert. Nur wenn Sie das möchten.',
    send: 'An den Server schicken',
  },
  onServer: 'Auf unserem Server gemessen, ohne das Foto dafür zu speichern.',
  local: 'In Ihrem Browser gemessen. Dafür wurde das Foto nirgendwohin geschickt.',
  tooManyPixels: 'Das Foto hat zu viele Pixel für einen Browser. Bitte nehmen Sie eine kleinere Kopie.',
  locked: 'Alles Weitere steht im vollständigen Ergebnis.',
  improvement: {
    heading: 'So könnte dieses Foto aussehen',
    text: `Ein Porträt aus diesem Foto, mit Wasserzeichen: neuer Hintergrund, neues Licht, neuer Ausschnitt und, wenn Sie möchten, andere Kleidung. Dafür wird das Foto an unseren Server geschickt und innerhalb von ${facts.draftHours} Stunden gelöscht.`,
    action: 'Ein Porträt daraus zeigen',
    cropAction: 'Dieses Foto zuschneiden',
  },
});
