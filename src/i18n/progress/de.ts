import type { ProgressTexts } from './en.ts';

export const progress: ProgressTexts = {
  title: 'Ihr Shooting',
  titleWithCount: (done, total) => `${done} von ${total} · Ihr Shooting`,
  heading: {
    waiting: 'Wir warten auf die Bestätigung Ihrer Zahlung.',
    paid: 'Ihr Shooting beginnt gleich.',
    rendering: 'Ihre Fotos werden entwickelt.',
    delivered: 'Ihre Fotos sind fertig.',
    failed: 'Wir konnten Ihre Bewerbungsfotos nicht erstellen.',
    refunded: 'Ihr Geld ist auf dem Rückweg.',
  },
  lead: {
    waiting:
      'Das dauert meist nur wenige Sekunden. Sobald die Zahlung bestätigt ist, geht es hier von selbst weiter.',
    paid: 'Ihre Zahlung ist eingegangen. Wir bereiten Ihre Selfies vor; die ersten Fotos erscheinen gleich hier unten.',
    rendering:
      'Jedes Foto erscheint hier, sobald es unsere Prüfungen bestanden hat – auch die, ob es Ihnen wirklich ähnlich sieht.',
    delivered: 'Alle haben die Prüfungen bestanden. Den Link zur Galerie finden Sie auch in Ihrem Postfach.',
    failed:
      'Bei uns ist etwas schiefgegangen, das Shooting wurde abgebrochen. Sie erhalten den vollen Betrag zurück, ohne etwas tun zu müssen. Eine E-Mail dazu ist unterwegs.',
    refunded:
      'Der volle Betrag geht auf dem Weg zurück, auf dem Sie bezahlt haben; je nach Bank dauert es ein paar Tage, bis er bei Ihnen ankommt. Damit ist das Shooting beendet; Selfies und Fotos werden einen Tag später gelöscht. Den Grund nennt Ihnen unsere E-Mail.',
  },
  failedWithoutConsent:
    'Sie haben Ihre Einwilligung in den Gesichtsvergleich widerrufen, während Ihre Zahlung noch lief. Ohne diese Einwilligung können wir keine Bewerbungsfotos erstellen. Sie erhalten den vollen Betrag zurück, ohne etwas tun zu müssen. Eine E-Mail dazu ist unterwegs.',
  count: (done, total) => `${done} von ${total}`,
  countUnit: (total) => (total === 1 ? 'Foto' : 'Fotos'),
  meter: 'Fertige Fotos',
  preparing: (done, of) => `Ihre Selfies werden vorbereitet: ${done}\u00a0von\u00a0${of}`,
  preparingMeter: 'Vorbereitete Selfies',
  headshotsLabel: 'Kontaktbogen',
  frameEmpty: (number) => `Feld ${number}, noch leer`,
  frameDone: (number, style) => `Foto ${number}, ${style}`,
  leaveHeading: 'Sie können diese Seite schließen.',
  leave:
    'Die Arbeit geht ohne Sie weiter. Sobald alles fertig ist, schicken wir Ihnen den Link zur Galerie per E-Mail.',
  openGallery: 'Galerie öffnen',
  startAgain: 'Zurück zu Ihren Selfies',
  startNew: 'Neues Shooting beginnen',
  lost: 'Verbindung unterbrochen. Wir versuchen es erneut; Ihr Shooting läuft trotzdem weiter.',
  offline: 'Sie sind offline. Sobald Sie wieder verbunden sind, zählen wir hier weiter.',
  restored: 'Wieder verbunden.',
  polling: 'Live-Meldungen kommen nicht durch. Die Seite fragt deshalb alle paar Sekunden nach.',
  announce: (done, total) => `${done} von ${total} Fotos sind fertig.`,
  noScript:
    'Ohne JavaScript kann sich diese Seite nicht selbst aktualisieren. Laden Sie sie ab und zu neu oder warten Sie einfach auf unsere E-Mail.',
  reload: 'Seite neu laden',
};
