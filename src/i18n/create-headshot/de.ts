import { LIMITS } from '../../catalog/limits.ts';
import type { CreateHeadshotTexts } from './en.ts';

const count = (n: number, single: string, many: string) => (n === 1 ? single : `${n} ${many}`);

export const createHeadshot: CreateHeadshotTexts = {
  noScript:
    'Zum Prüfen und Senden der Fotos braucht diese Seite JavaScript. Bitte schalten Sie es im Browser ein und laden Sie die Seite neu.',
  unreachable: 'Der Server ist nicht erreichbar. Wir versuchen es weiter; Ihre Fotos bleiben hier.',
  somethingWrong: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  selfies: {
    heading: 'Selfies',
    drop: 'Fotos hier ablegen',
    pick: 'Fotos auswählen',
    pickMore: 'Fotos hinzufügen',
    camera: 'Foto aufnehmen',
    kinds: `JPEG, PNG, WebP, HEIC oder AVIF, höchstens ${LIMITS.selfiesMax}`,
    guidance: [
      'Nur Sie, Gesicht zur Kamera, Augen offen',
      'Tageslicht von vorn, keines von hinten',
      'Verschiedene Tage, Orte und Kleidung',
      'Kein Hut, keine Sonnenbrille, kein Filter',
    ],
    selfiesLabel: 'Ihre Selfies',
    counter: ({ good, wanted, cautioned }, needed, recommended) => {
      const usable = good + wanted + cautioned;
      const parts = [
        `${good} gut`,
        ...(wanted > 0 ? [`${wanted} auf Ihren Wunsch`] : []),
        ...(cautioned > 0 ? [`${cautioned} würden wir lieber weglassen`] : []),
      ].join(', ');
      if (usable < needed) return `${usable} von ${needed} nötigen${usable > good ? `: ${parts}` : ''}`;
      if (usable > good) return `${usable} brauchbar: ${parts}`;
      return good < recommended
        ? `${good} angenommen, das genügt. Mit ${recommended} wird es besser.`
        : `${good} angenommen. Eine gute Auswahl.`;
    },
    cautionedLeftOut: (cautioned, others) =>
      `Ihre Bewerbungsfotos entstehen aus den anderen ${others}. ${cautioned === 1 ? 'Dieses kommt' : `Diese ${cautioned} kommen`} nur dazu, wenn Sie „Trotzdem verwenden“ antippen oder wenn von den anderen zu wenige gelingen.`,
    cautionedFillUp: (needed) =>
      `Wir brauchen ${needed} Fotos, deshalb verwenden wir vorerst auch die besten von denen, die wir lieber weglassen würden. Jedes gute Foto, das Sie hinzufügen, ersetzt eines davon.`,
    refusedCount: (n) => count(n, 'Ein Foto wurde abgelehnt', 'Fotos wurden abgelehnt'),
    smallFaces: (n, least, usual) =>
      `Auf ${count(n, 'einem angenommenen Foto', 'angenommenen Fotos')} ist das Gesicht recht klein: Bewerbungsfotos daraus können kleiner ausfallen, ab etwa ${least} statt ${usual} Pixel. Größer werden sie mit Aufnahmen aus der Nähe oder mit den Originalen statt Kopien aus dem Messenger.`,
    tile: (number) => `Foto ${number}`,
    waiting: 'wartet',
    preparing: 'wird vorbereitet',
    sending: (percent) => `wird gesendet, ${percent}\u00a0%`,
    lost: 'wartet auf die Verbindung',
    held: 'wird später gesendet',
    heldHelp:
      'Unser Server kann dieses Foto gerade nicht annehmen. Es bleibt hier, und nichts geht verloren.',
    checking: 'wird geprüft',
    accepted: 'angenommen',
    cautioned: 'brauchbar',
    wanted: 'auf Wunsch',
    needsClothes: 'nicht in eigener Kleidung',
    needsClothesHelp:
      'Sie möchten Ihre eigene Kleidung, und dieses Foto endet an den Schultern. Wählen Sie unten andere Kleidung, um es zu verwenden.',
    useAnyway: 'Trotzdem verwenden',
    leaveOut: 'Nur bei Bedarf verwenden',
    ofPhoto: (action, number) => `${action}: Foto ${number}`,
    refused: 'abgelehnt',
    failed: 'nicht gesendet',
    failedHelp: 'Die Übertragung wurde unterbrochen. Bitte noch einmal senden.',
    remove: (number) => `Foto ${number} entfernen`,
    retry: (number) => `Foto ${number} noch einmal senden`,
    retryShort: 'Noch einmal senden',
    neverSent: 'Dieses Foto hat Ihr Gerät nicht verlassen.',
    sendAnyway: (number) => `Foto ${number} trotzdem senden`,
    sendAnywayShort: 'Trotzdem senden',
    removed: (number) => `Foto ${number} entfernt`,
    undo: 'Rückgängig',
    close: 'Schließen',
    tooMany: (left, most) =>
      `Höchstens ${most} Fotos sind möglich. ${count(left, 'Ein Foto wurde', 'Fotos wurden')} nicht übernommen.`,
    notPhotos: (n) =>
      count(
        n,
        'Eine Datei ist kein Foto und wurde nicht übernommen.',
        'Dateien sind keine Fotos und wurden nicht übernommen.',
      ),
    offline: 'Keine Verbindung. Ihre Fotos warten hier und werden gesendet, sobald Sie wieder online sind.',
  },
  preview: {
    heading: 'Kostenlose Vorschau',
    lead: 'Ein Bewerbungsfoto, bevor Sie irgendetwas entscheiden. Es trägt ein Wasserzeichen und ist kleiner als die fertigen.',
    locked: (missing) =>
      `Noch ${count(missing, 'ein angenommenes Selfie', 'angenommene Selfies')}, dann geht es los.`,
    style: 'Stil der Vorschau',
    developing: 'Wird entwickelt …',
    developingHelp:
      'Das dauert ein paar Sekunden bis eine halbe Minute. Sie können unten inzwischen weitermachen.',
    failed: 'Das hat nicht geklappt.',
    failedHelp:
      'Versuchen Sie es noch einmal oder mit einem anderen Stil. Auch abwechslungsreichere Selfies helfen.',
    again: 'Noch einmal',
    alt: (style) => `Vorschau Ihres Bewerbungsfotos im Stil ${style}, mit Wasserzeichen`,
    otherClothes: 'Diese Vorschau ist entstanden, bevor Sie andere Kleidung gewählt haben.',
    waiting: 'Stil wählen',
    idle: 'Ihre Vorschau wurde zusammen mit ihrem Foto entfernt.',
    make: 'Neue Vorschau',
    spent: 'Die kostenlosen Vorschauen sind aufgebraucht.',
    spentHelp:
      'Wählen Sie einen Stil, um seine fertige Vorschau noch einmal zu sehen. Alle anderen kommen mit Ihrer Bestellung, größer und ohne Wasserzeichen.',
    left: (left) =>
      left === 0
        ? 'Das war die letzte kostenlose Vorschau. Die fertigen bleiben hier.'
        : `Noch ${count(left, 'eine kostenlose Vorschau', 'kostenlose Vorschauen')}.`,
  },
  choice: {
    heading: 'Paket und Stile',
    package: 'Paket',
    styles: 'Stile',
    stylesChosen: (chosen, most) => `${chosen} von ${most} gewählt`,
    pickPackageFirst: 'Wählen Sie zuerst ein Paket; davon hängt ab, wie viele Stile Sie bekommen.',
    limit: (most, name) =>
      `${name} umfasst ${count(most, 'einen Stil', 'Stile')}. Wählen Sie einen ab, um einen anderen zu nehmen, oder wechseln Sie zu einem größeren Paket.`,
    discount: 'Rabattcode',
    discountHint: 'Falls Sie einen haben.',
    discountUnknown: 'Diesen Code kennen wir nicht.',
    discountApplied: (percent) => `${percent}\u00a0% Rabatt`,
  },
  clothes: {
    heading: 'Kleidung',
    lead: 'Gesicht, Haare und Hals bleiben Ihre eigenen. Unsere Kleidung stammt von Fotos und wird Ihnen angepasst; wo sie auf einem Selfie nicht sitzt, bleibt es bei Ihrer Kleidung.',
    options: {
      own: { name: 'Ihre eigene', sentence: 'Was Sie auf Ihren Selfies tragen.' },
      business: { name: 'Business', sentence: 'Westen, Sakkos und Anzüge von uns.' },
      casual: { name: 'Smart Casual', sentence: 'Hemden, Polos und Strick von uns.' },
      mix: {
        name: 'Gemischt',
        sentence: 'Halb Ihre eigene Kleidung, halb die von uns, die am natürlichsten wirkt.',
      },
      choose: { name: 'Auswählen', sentence: 'Kleidungsstücke und Farben selbst bestimmen.' },
    },
    garments: 'Kleidungsstücke und Farben',
    onRequest:
      'Wirkt weniger natürlich als unsere andere Kleidung: Sehen Sie in der kostenlosen Vorschau nach.',
    chosen: (count, most) => `${count} von ${most} gewählt`,
    limit: (most) =>
      `Für ein Shooting sind höchstens ${most} möglich. Wählen Sie eines ab, um ein anderes zu nehmen.`,
    needed: (n) =>
      `${n === 1 ? 'Ein Foto endet' : `${n} Fotos enden`} an den Schultern und ${n === 1 ? 'lässt' : 'lassen'} sich in Ihrer eigenen Kleidung nicht verwenden.`,
  },
  moments: {
    set: ({ count, headshots, timesEach }) => {
      if (count === 1) return `1 Moment: Er erscheint auf allen ${headshots} Bildern.`;
      if (timesEach === 0) return `${count} Momente für ${headshots} Bilder: Verwendet werden die besten.`;
      return `${count} Momente: Jeder erscheint etwa ${timesEach === 1 ? 'einmal' : timesEach === 2 ? 'zweimal' : `${timesEach}-mal`}.`;
    },
    dressed: ({ share, garments }) =>
      `Auf ${share === 'half' ? 'höchstens der Hälfte der Bilder' : 'den Bildern'} tragen Sie Kleidung von uns: ${garments === 1 ? 'ein Stück, wo es passt' : `bis zu ${garments} Stücke, wo sie passen`}.`,
    more: (count) =>
      `Mit ${count === 1 ? 'einem' : count} weiteren wird die Auswahl lebendiger. Fotos desselben Moments zählen einmal; ein anderer Tag oder Ort zählt als neuer Moment.`,
  },
  customer: {
    heading: 'Wohin dürfen wir die Bilder schicken?',
    firstName: 'Vorname',
    email: 'E-Mail',
    emailHint: 'Dorthin geht der Link zu Ihrer Galerie.',
    consents: 'Ihre Einwilligungen',
    read: { lead: 'Zum Nachlesen:', terms: 'Nutzungsbedingungen', privacy: 'Datenschutzerklärung' },
    terms:
      'Ich stimme den Nutzungsbedingungen zu. Ich bin mindestens 18 Jahre alt, und die Fotos zeigen mich.',
    likeness:
      'Ich willige ausdrücklich ein, dass die Gesichter auf meinen Selfies untereinander und mit den fertigen Bewerbungsfotos verglichen werden, damit jedes Bild wirklich mich zeigt. Das sind biometrische Daten (Art. 9 DSGVO); die Gesichtsbeschreibung wird gleich nach dem Abgleich verworfen. Ich kann die Einwilligung jederzeit widerrufen: bis die Bewerbungsfotos entstehen, indem ich den Haken entferne, danach per E-Mail, nach der Lieferung auch, indem ich die Galerie lösche.',
    startBeforeWithdrawalEnds: `Ich verlange, dass Sie vor Ablauf der ${LIMITS.withdrawalPeriodDays}-tägigen Widerrufsfrist beginnen, und weiß, dass mein Widerrufsrecht erlischt, sobald die Bewerbungsfotos vollständig geliefert sind.`,
    newsletter:
      'Schicken Sie mir Tipps und Angebote per E-Mail. Für die Bestellung nicht nötig; jederzeit abbestellbar.',
  },
  pay: {
    heading: 'Bestellung',
    summary: (headshots, packageName) => `${packageName}, ${headshots} Bewerbungsfotos`,
    total: 'Gesamtpreis inkl. MwSt.',
    nothingYet: 'Noch kein Paket gewählt',
    button: (price) => `Zahlungspflichtig bestellen · ${price}`,
    buttonWithoutPrice: 'Zahlungspflichtig bestellen',
    paidAlready: 'Dieses Shooting ist bereits bezahlt.',
    startPaid: 'Meine Bewerbungsfotos erstellen',
    saving: 'Ihre Auswahl wird gespeichert …',
    comparing: 'Ihre Selfies werden verglichen …',
    comparingHelp: 'Dafür wird nichts abgebucht. Danach geht es von selbst weiter.',
    starting: 'Es geht los …',
    opening: 'Das Zahlungsfenster wird geöffnet …',
    declined:
      'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
    closed:
      'Das Zahlungsfenster wurde geschlossen. Falls Sie schon bezahlt haben, kommt die Bestätigung per E-Mail; Sie müssen nicht noch einmal zahlen.',
    paid: 'Vielen Dank. Ihr Shooting beginnt.',
    refund: (days) =>
      `Nicht zufrieden? Bis ${days} Tage nach der Lieferung können Sie Ihr Geld zurückverlangen.`,
    marked:
      'Jedes Bewerbungsfoto trägt eine maschinenlesbare Angabe, dass es mit Hilfe von KI entstanden ist.',
  },
  problems: {
    'too-few-selfies': (missing) =>
      `Bitte noch ${count(missing, 'ein gutes Selfie', 'gute Selfies')} hinzufügen.`,
    'still-checking': 'Ihre letzten Fotos sind noch nicht alle geprüft; einen Augenblick.',
    'package-missing': 'Bitte wählen Sie ein Paket.',
    'styles-missing': 'Bitte wählen Sie mindestens einen Stil.',
    'clothes-missing': 'Bitte wählen Sie mindestens ein Kleidungsstück oder eine andere Art von Kleidung.',
    'first-name-too-short': `Bitte geben Sie Ihren Vornamen ein (mindestens ${LIMITS.nameMinLength} Zeichen)`,
    'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'terms-missing': 'Bitte stimmen Sie den Bedingungen zu.',
    'likeness-missing':
      'Ohne diese Einwilligung können wir nicht sicherstellen, dass jedes Bild wirklich Sie zeigt; dann können wir keine erstellen.',
    'start-missing': 'Das brauchen wir, damit wir sofort beginnen dürfen.',
    'discount-unknown': 'Diesen Code kennen wir nicht.',
    'comparison-failed':
      'Wir konnten Ihre Selfies gerade nicht vergleichen. Nichts ist verloren, und es wurde dafür nichts abgebucht; bitte drücken Sie noch einmal auf die Schaltfläche.',
    'comparison-left-too-few': (missing) =>
      `Beim Abgleich wurden Fotos abgelehnt. Bitte noch ${count(missing, 'ein gutes Selfie', 'gute Selfies')} hinzufügen.`,
    offline: 'Keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.',
  },
  /** For somebody who paid before uploading. */
  paidFirst: {
    heading: (name) => `Bezahlt: ${name}. Jetzt Ihre Selfies.`,
    text: (min, days) =>
      `Fügen Sie mindestens ${min} Selfies hinzu und wählen Sie Ihre Stile. Beides können Sie ändern, bis Sie auf „Meine Bewerbungsfotos erstellen“ drücken. Der Link in Ihrer E-Mail öffnet diese Seite auf jedem Gerät. Starten Sie nicht, löschen wir hochgeladene Selfies nach ${days} Tagen; Ihre Bestellung wartet weiter.`,
    confirming: 'Ihre Zahlung wird bestätigt. Ihre Selfies können Sie schon hinzufügen.',
    unconfirmed: {
      text: 'Von einer Zahlung wissen wir noch nichts. Falls Sie bezahlt haben, bestätigen wir es per E-Mail, sobald die Zahlung eintrifft; manche Banken brauchen länger. Falls Sie abgebrochen haben, wurde nichts abgebucht.',
      action: 'Zurück zur Bestellung',
    },
  },
  earlier: {
    text: 'Ihr letztes Shooting ist abgeschlossen. Was Sie hier hinzufügen, beginnt ein neues.',
    action: 'Zum letzten Shooting',
  },
  refunded: {
    heading: 'Ihre Bestellung wurde erstattet.',
    text: 'Das Geld geht auf das Zahlungsmittel zurück, mit dem Sie bezahlt haben. Wenn Sie neu anfangen möchten, laden Sie diese Seite neu.',
    action: 'Zum Stand der Dinge',
  },
  underway: {
    heading: 'Ihr Shooting läuft.',
    text: 'Aus den Fotos auf diesem Leuchttisch entstehen gerade Bewerbungsfotos, oder sie sind schon fertig.',
    action: 'Fortschritt ansehen',
  },
};
