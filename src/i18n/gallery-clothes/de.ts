import { LIMITS } from '../../catalog/limits.ts';
import type { GalleryClothesTexts } from './en.ts';

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const galleryClothes: GalleryClothesTexts = {
  own: 'Eigene Kleidung',
  yourOwn: 'Ihre eigene Kleidung',
  dyed: (garment, dye) => `${garment} in ${dye}`,
  withTie: (garment, tie) => `${garment}, ${lower(tie)}`,
  ours: (clothes) => `${clothes}, von uns`,
  disclosure:
    'Wo „von uns“ unter dem Bild steht, ist die Kleidung nicht Ihre: Sie stammt von einem computergenerierten Bild und wurde auf Ihr Foto gesetzt.',
  remake: {
    hint: 'Mit dem Kleiderbügel unter einem Bild machen Sie es noch einmal in anderer Kleidung.',
    open: (number) => `Foto ${number} noch einmal in anderer Kleidung`,
    title: (number) => `Foto ${number} noch einmal in …`,
    explain:
      'Dasselbe Selfie, derselbe Ort und, wo die Kleidung es zulässt, derselbe Ausschnitt. Das neue Bild muss dieselben Prüfungen bestehen. Das erste bleibt, bis Sie sich entscheiden.',
    garment: 'Kleidung',
    choose: 'Bitte wählen',
    dye: 'Farbe',
    missing: 'Bitte wählen Sie zuerst die Kleidung.',
    make: 'Noch einmal machen',
    making: 'Wird gesendet …',
    left: (count) =>
      `Noch ${count} von ${LIMITS.remakesPerShoot} kostenlosen Wiederholungen. Was nicht gelingt, zählt nicht.`,
    usedUp: `Sie haben alle ${LIMITS.remakesPerShoot} kostenlosen Wiederholungen dieser Galerie genutzt.`,
    waiting: (clothes) => `${clothes}: wartet noch …`,
    rendering: (clothes) => `${clothes}: wird gemacht …`,
    waitingNote:
      'Das dauert meist weniger als eine Minute. Sie können dieses Fenster oder die Seite schließen; das Bild wartet hier auf Sie.',
    status: {
      requested: (number) => `Foto ${number} wartet darauf, noch einmal gemacht zu werden.`,
      rendering: (number) => `Foto ${number} wird noch einmal gemacht …`,
      ready: (number) => `Die neue Fassung von Foto ${number} ist fertig. Wählen Sie, welche bleibt.`,
      failed: (number) => `Foto ${number} ließ sich nicht noch einmal machen. Der Versuch zählt nicht.`,
    },
    show: (number) => `Fassung von Foto ${number} wählen`,
    why: (number) => `Warum Foto ${number} sich nicht noch einmal machen ließ`,
    readyTitle: (number) => `Foto ${number}: Welches bleibt?`,
    readyNote: 'Das andere wird gelöscht, sobald Sie gewählt haben, und zwar endgültig.',
    first: 'Erste Fassung',
    new: 'Neue Fassung',
    firstAlt: (number) => `Bewerbungsfoto ${number}, erste Fassung`,
    newAlt: (number) => `Bewerbungsfoto ${number}, neue Fassung`,
    keepFirst: 'Das erste behalten',
    keepNew: 'Das neue behalten',
    keeping: 'Wird gespeichert …',
    keptNew: (number) => `Foto ${number} ist jetzt die neue Fassung.`,
    keptFirst: (number) => `Bei Foto ${number} bleibt es bei der ersten Fassung.`,
    failedTitle: (clothes) => `${clothes}: Das hat nicht geklappt. Der Versuch zählt nicht.`,
    failed: {
      'turned-away':
        'Auf diesem Selfie ist der Kopf zu weit gedreht. Unsere Kleidung ist von vorn fotografiert.',
      'neck-hidden':
        'Auf diesem Selfie verdeckt eine Kapuze, ein Schal oder ein hoher Kragen den Hals. Darüber passt kein anderer Kragen.',
      'hair-over-collar':
        'Auf diesem Selfie lassen sich die Haare über dem Kragen nicht von der Kleidung dahinter unterscheiden.',
      'top-cut-off':
        'Dieses Selfie endet zu weit oben. Unter einem offenen Sakko sieht man Ihr eigenes Oberteil bis zum unteren Rand; versuchen Sie etwas mit geschlossenem Kragen.',
      unsure:
        'Auf diesem Selfie war nicht sicher zu erkennen, wo Hals, Haare und Kleidung enden. Wir raten lieber nicht.',
      'does-not-fit': 'Diese Kleidung sitzt auf diesem Selfie nicht gut. Eine andere vielleicht schon.',
      'garment-gone': 'Diese Kleidung gibt es bei uns nicht mehr. Bitte wählen Sie eine andere.',
      'own-cut-off':
        'Der Rand dieses Selfies schneidet die Schultern ab, deshalb lässt es sich nicht in Ihrer eigenen Kleidung zeigen.',
      'selfie-gone': 'Das Selfie zu diesem Bild lässt sich nicht mehr verwenden.',
      'not-alike': 'Das neue Bild sah Ihnen nicht ähnlich genug, deshalb zeigen wir es nicht.',
      'not-good-enough':
        'Das neue Bild hat unsere Qualitätsprüfung nicht bestanden, deshalb zeigen wir es nicht.',
      broken: 'Bei uns ist mehrmals etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    },
  },
};
