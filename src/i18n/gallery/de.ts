import { galleryErrors } from '../gallery-errors/de.ts';
import type { GalleryTexts } from './en.ts';

const fotos = (count: number) => (count === 1 ? '1 Foto' : `${count} Fotos`);

export const gallery: GalleryTexts = {
  title: 'Ihre Galerie',
  heading: (firstName) =>
    firstName === '' ? 'Ihre Bewerbungsfotos sind da.' : `${firstName}, Ihre Bewerbungsfotos sind da.`,
  summary: (count, packageName) => `${fotos(count)} · ${packageName}`,
  keptUntil: (day) => `Aufbewahrt bis zum ${day}. Danach wird jedes Bild gelöscht.`,
  noScript:
    'Ohne JavaScript können Sie jedes Bild ansehen und die ZIP-Datei herunterladen. Favoriten, Teilen und Löschen funktionieren nur mit JavaScript.',
  sizes: {
    usual: (usual: string) => `Originalgröße: ${usual} Pixel.`,
    large: (count: number, total: number, large: string, usual: string) =>
      count === total
        ? `Originalgröße: ${large} Pixel.`
        : `Originalgröße: ${count} von ${total} Fotos ${count === 1 ? 'hat' : 'haben'} ${large} Pixel, wo das Selfie es erlaubt. Die anderen haben höchstens ${usual}.`,
  },
  smaller: {
    summary: (count, total, smallest, usual) =>
      `${count === total ? 'Alle Fotos sind' : count === 1 ? `1 von ${total} Fotos ist` : `${count} von ${total} Fotos sind`} kleiner als ${usual} Pixel; das kleinste misst ${smallest}.`,
    why: 'Auf den Selfies dazu hat das Gesicht nicht genug Pixel. Stärker vergrößert sähe es aus wie gemalt, deshalb lassen wir diese Fotos kleiner.',
    enoughFor: {
      both: 'Für das LinkedIn-Profil (800 × 800 Pixel) und für das gedruckte Bewerbungsfoto (45 × 60 mm) reicht die Größe.',
      print:
        'Für das gedruckte Bewerbungsfoto (45 × 60 mm) reicht die Größe. Für das LinkedIn-Profil (800 × 800 Pixel) werden sie beim Herunterladen etwas vergrößert.',
      neither:
        'Für das LinkedIn-Profil (800 × 800 Pixel) und das gedruckte Bewerbungsfoto (45 × 60 mm) werden sie beim Herunterladen vergrößert und wirken dadurch etwas weicher.',
    },
    advice:
      'Größer werden sie mit Aufnahmen aus der Nähe und mit den Originalen aus der Kamera: Messenger verkleinern Fotos beim Verschicken.',
  },
  filter: {
    legend: 'Anzeigen',
    all: 'Alle',
    favourites: 'Favoriten',
    'black-and-white': 'Schwarz-Weiß',
    'plain-backdrop': 'Schlichter Hintergrund',
    empty: 'Noch kein Favorit. Kreisen Sie die Bilder ein, die Ihnen gefallen.',
    emptyAction: 'Alle Bilder zeigen',
    shown: (count) => (count === 1 ? '1 Bild wird gezeigt' : `${count} Bilder werden gezeigt`),
  },
  frame: {
    enlarge: (number, style) => `Foto ${number} vergrößern, ${style}`,
    alt: (number, style) => `Bewerbungsfoto ${number}, ${style}`,
    favourite: (number) => `Foto ${number} ist ein Favorit`,
    select: (number) => `Foto ${number} auswählen`,
    blackAndWhite: 'schwarz-weiß',
    likeness: {
      passed: 'Ähnlichkeitsprüfung bestanden',
      compared:
        'Wir haben das Gesicht auf diesem Bild mit den Gesichtern auf Ihren anderen Selfies verglichen. Geliefert wird es nur, wenn es mindestens einem davon so ähnlich ist, wie Fotos derselben Person es üblicherweise sind.',
      level: (isClear) =>
        isClear
          ? 'Dieses Bild liegt deutlich über der Grenze.'
          : 'Dieses Bild liegt knapp über der Grenze: Sehen Sie zweimal hin, bevor Sie es verwenden.',
      figures: (value, bar) =>
        `In den Zahlen unseres Vergleichs: ${value}, die Grenze liegt bei ${bar}. Zwei gewöhnliche Fotos derselben Person erreichen meist 54 bis 75; die Zahl sagt also nicht, zu wie viel Prozent das Sie sind.`,
    },
    missing: 'Dieses Bild wurde nicht geladen.',
    again: 'Noch einmal laden',
  },
  loupe: {
    title: (number, style) => `Foto ${number} · ${style}`,
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    close: 'Schließen',
    position: (index, count) => `${index} von ${count}`,
  },
  download: {
    menu: 'Herunterladen',
    original: 'Originalgröße',
    square: 'Quadratisch',
    linkedin800: 'LinkedIn-Profil',
    cv45x60: 'Bewerbungsfoto',
    id35x45: 'Kleines Foto',
    useInResume: 'Im Lebenslauf verwenden',
    useInResumeNote: 'Das Foto kommt in den Lebenslauf-Editor dieser Website, innerhalb Ihres Browsers.',
    notHandedOver:
      'Dieser Browser lässt Seiten nichts speichern. Laden Sie stattdessen das Bewerbungsfoto herunter und wählen Sie es im Lebenslauf-Editor aus.',
    id35x45Note:
      'Nicht für Ausweis oder Reisepass: Ämter nehmen keine bearbeiteten Bilder an. Ihre Kleidung bleibt in jedem Format dieselbe.',
    dressedNote:
      'Auf diesem Bild tragen Sie Kleidung von uns. Wo ein Foto Sie so zeigen muss, wie Sie sind, nehmen Sie eines in Ihrer eigenen.',
    ownClothes: 'Bilder in eigener Kleidung zeigen',
    all: 'Alle herunterladen',
    favourites: (count) => (count === 1 ? '1 Favoriten herunterladen' : `${count} Favoriten herunterladen`),
    selected: (count) => `${count} herunterladen`,
    kind: 'ZIP',
  },
  selection: {
    count: (count) => (count === 1 ? '1 Bild ausgewählt' : `${count} Bilder ausgewählt`),
    hint: 'Haken Sie Bilder an, um sie gemeinsam zu teilen oder herunterzuladen.',
    share: 'Teilen',
    clear: 'Auswahl aufheben',
    bar: 'Ausgewählte Bilder',
  },
  share: {
    title: (count) => (count === 1 ? '1 Bild teilen' : `${count} Bilder teilen`),
    explain: (day) =>
      `Wir erstellen einen öffentlichen Link, der nur diese Bilder zeigt, ohne Ihren Namen. Wer ihn hat, kann sie bis zum ${day} sehen – oder bis Sie ihn zurückziehen.`,
    create: 'Link erstellen',
    creating: 'Link wird erstellt …',
    ready: 'Der Link ist fertig.',
    link: 'Öffentlicher Link',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    copyFailed: 'Das Kopieren wurde nicht erlaubt. Markieren Sie den Link und kopieren Sie ihn von Hand.',
    open: 'Seite ansehen',
    phone: 'Mit diesem Gerät teilen',
    to: 'Oder teilen auf',
    linkedin: 'LinkedIn',
    x: 'X (Twitter)',
    facebook: 'Facebook',
    instagram: 'Instagram',
    instagramNote:
      'Instagram nimmt keine Links von anderen Seiten an: Wir kopieren Ihren und öffnen Instagram.',
    message: 'Meine neuen Bewerbungsfotos',
    heading: 'Geteilte Links',
    none: 'Noch ist nichts öffentlich. Haken Sie oben Bilder an, um sie zu teilen.',
    row: (count, day) => `${count === 1 ? '1 Bild' : `${count} Bilder`} · seit ${day}`,
    revoke: 'Zurückziehen',
    revokeNamed: (numbers) => `Link zu den Fotos ${numbers} zurückziehen`,
    revoked: 'Der Link funktioniert nicht mehr.',
    done: 'Fertig',
  },
  rating: {
    heading: 'Wie zufrieden sind Sie?',
    text: 'Ihre Antwort bleibt bei uns, außer Sie erlauben uns unten, sie zu veröffentlichen.',
    publish:
      'Sie dürfen meine Sterne und meinen Kommentar auf Ihrer Website veröffentlichen, ohne meinen Namen und bis meine Galerie gelöscht wird. Ich kann das hier jederzeit widerrufen.',
    showName: 'Sie dürfen dabei meinen Vornamen nennen.',
    allowed: 'Sie erlauben uns, sie zu veröffentlichen. Mit „Ändern“ können Sie das widerrufen.',
    stars: (count) => (count === 1 ? '1 Stern' : `${count} Sterne`),
    legend: 'Sterne',
    comment: 'Was sollte besser werden? (freiwillig)',
    send: 'Bewertung senden',
    sending: 'Wird gesendet …',
    missing: 'Bitte vergeben Sie zuerst Sterne.',
    thanks: 'Vielen Dank. Das hilft uns bei den nächsten Fotos.',
    given: (count) => (count === 1 ? 'Sie haben 1 Stern vergeben.' : `Sie haben ${count} Sterne vergeben.`),
    change: 'Ändern',
  },
  disclosure: {
    heading: 'Mit Software gemacht und so gekennzeichnet',
    text: 'Die Person sind Sie, aus Ihren eigenen Selfies. Hintergrund, Licht und Ausschnitt stammen aus der Software; es sind also KI-gestützte Montagen. Jede Datei trägt eine maschinenlesbare Kennzeichnung, die das sagt; manche Plattformen zeigen sie als kleinen Hinweis an.',
    notice: 'Wenn Sie andere darauf hinweisen müssen, genügt dieser Satz:',
    sentence: 'Dieses Porträt ist eine KI-gestützte Montage aus meinen eigenen Fotos.',
    copy: 'Satz kopieren',
  },
  erase: {
    heading: 'Alles löschen',
    text: (day) =>
      `Am ${day} wird alles von selbst gelöscht. Sie können es auch sofort tun: Selfies, Bewerbungsfotos, öffentliche Links und alle Zwischenkopien.`,
    open: 'Jetzt löschen …',
    confirmTitle: 'Alles endgültig löschen?',
    confirmText: (count) =>
      `${count === 1 ? '1 Bewerbungsfoto' : `${count} Bewerbungsfotos`}, Ihre Selfies und alle öffentlichen Links sind sofort weg. Niemand kann sie zurückholen, auch wir nicht. Laden Sie vorher herunter, was Sie behalten möchten.`,
    confirm: 'Ja, endgültig löschen',
    cancel: 'Behalten',
    erasing: 'Wird gelöscht …',
    done: 'Sie erhalten eine signierte Quittung, die aufführt, was gelöscht wurde.',
  },
  failed: {
    ...galleryErrors,
    offline:
      'Sie sind offline. Es wurde nichts geändert; versuchen Sie es wieder, sobald Sie verbunden sind.',
    server: 'Das hat nicht geklappt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',
    gone: 'Diese Galerie gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  },
};
