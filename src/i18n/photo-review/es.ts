import type { CatalogFacts } from '../catalog-facts.ts';
import { photoReviewMail } from '../photo-review-mail/es.ts';
import { photoReviewResult } from '../photo-review-result/es.ts';
import type { PhotoReviewTexts } from './en.ts';

export const photoReview = ({ photo, ...facts }: CatalogFacts): PhotoReviewTexts => ({
  label: 'Revisar una foto',
  choose: 'Elegir una foto',
  another: 'Elegir otra foto',
  drop: 'o suéltela aquí',
  kinds: `JPEG, PNG o WebP, hasta ${photo.reviewMax}; las fotos más grandes y las HEIC del teléfono las reduce antes su navegador`,
  stays: 'Se queda en su navegador. Solo se sube si usted pide algo más.',
  noScript: 'Es su navegador el que mide, y para eso necesita JavaScript.',
  reading: 'Midiendo…',
  errors: {
    empty: 'Este archivo está vacío. Elija otro, por favor.',
    'too-large': `Este archivo es demasiado grande para un navegador. Exporte la foto como JPEG, de hasta ${photo.reviewMax}, y elija esa.`,
    'other-kind':
      'No es una imagen JPEG, PNG ni WebP, diga lo que diga su nombre. Elija otro archivo, por favor.',
    damaged: 'Esta imagen está dañada y no se puede mostrar. Elija otra copia, por favor.',
    unreadable: 'El navegador no pudo leer el archivo. ¿Sigue en su sitio o está solo en la nube?',
    'not-loaded':
      'No se cargó la parte de la página que mide. Compruebe la conexión y vuelva a elegir la foto.',
  },
  picture: 'La foto elegida',
  circles: 'Como la ven los demás, en pequeño',
  print: 'Recortada, más o menos como impresa',
  country: {
    label: 'País al que se presenta',
    other: 'otro país',
    otherAdvice:
      'Para otros países no conocemos una fuente sólida. Mire ofertas y plantillas de allí o simplemente pregunte; si nada aconseja la foto, no la ponga.',
    size: 'Tamaño',
    noSize: `Allí no hay una medida habitual, así que medimos para ${photo.cvMm}, la mayor de uso común.`,
  },
  result: photoReviewResult({ photo, ...facts }),
  mail: photoReviewMail.form,
  list: 'El archivo',
  inOrder: 'correctos',
  measured: 'Su foto:',
  wanted: 'Adecuado:',
  verdicts: { good: 'correcto', fair: 'se puede mejorar', poor: 'así no' },
  checks: {
    country: 'País',
    format: 'Formato',
    weight: 'Peso del archivo',
    pixels: 'Píxeles',
    shape: 'Proporción',
    place: 'Lugar de la toma',
  },
  linkedinWanted: {
    format: 'JPEG o PNG',
    weight: `hasta ${photo.linkedinMax}`,
    pixels: `${photo.linkedinPx}; mínimo, ${photo.linkedinMinPx}`,
  },
  cvWanted: { format: 'JPEG', weight: `hasta ${photo.goodWeight}` },
  noLocation: 'no consta',
  withLocation: 'en el archivo',
  findings: {
    'country-avoid': 'No ponga la foto en el currículum. En LinkedIn le puede servir igualmente.',
    'country-notUsual': 'No la ponga, salvo que la oferta la pida.',
    'country-optional': 'Póngala si le gusta. Nadie la espera.',
    'country-common': 'Encaja con lo que allí se acostumbra. Es voluntaria.',
    'country-expected': 'Encaja con lo que allí se espera.',
    'format-jpeg': 'Se abre y se inserta en cualquier programa.',
    'format-png': 'Sirve, pero las fotos pesan menos en JPEG.',
    'format-png-transparent':
      'Tiene zonas transparentes, que algunos programas rellenan de negro o blanco. JPEG es más seguro.',
    'format-webp': 'Word y los programas antiguos no la insertan. Guárdela como JPEG.',
    'format-heif':
      'Así guardan las fotos los teléfonos. La mayoría de los programas no la abren: guárdela como JPEG, por ejemplo con nuestro recortador.',
    'format-cmyk': 'Usa colores de imprenta, que las pantallas suelen mostrar mal. Expórtela en sRGB.',
    'linkedin-format-taken': 'LinkedIn la acepta.',
    'linkedin-format-heif':
      'LinkedIn acepta JPEG y PNG. Guárdela como JPEG, por ejemplo con nuestro recortador.',
    'linkedin-format-webp': 'LinkedIn acepta JPEG y PNG. Guárdela en uno de los dos.',
    'linkedin-weight-within': 'LinkedIn la acepta.',
    'linkedin-weight-over': 'Pesa más de lo que LinkedIn acepta.',
    'linkedin-pixels-too-few':
      'Son pocos para LinkedIn. Use el original de la cámara, no la copia de un chat.',
    'linkedin-pixels-enough': 'Bastan, aunque ampliada pierde algo de nitidez.',
    'linkedin-pixels-sharp': 'Nítida, también ampliada.',
    'linkedin-pixels-too-many': 'Son más de los que LinkedIn acepta. Redúzcala.',
    'weight-light': 'Deja sitio de sobra en la candidatura.',
    'weight-fine': `Está bien. Por debajo de ${photo.goodWeight} sería aún más ligera.`,
    'weight-heavy': `Pesa mucho para una sola imagen: algunos sistemas no pasan de ${photo.parserMax} para todo el currículum.`,
    'weight-too-heavy': `Pesa demasiado: algunos sistemas no pasan de ${photo.parserMax} para todo el currículum. Redúzcala antes de insertarla.`,
    'pixels-too-few': 'Impresa saldrá borrosa. Use un original más grande.',
    'pixels-soft': 'Vale, pero impresa pierde algo de nitidez.',
    'pixels-right': `Nítida a ${photo.dpi} ppp.`,
    'pixels-plenty': 'Más de lo que pide la impresión. Con menos bastaría y pesaría menos.',
    'shape-fits': 'Encaja sin recortar.',
    'shape-near': 'Casi. El recorte quita un poco de los bordes.',
    'shape-far': 'El recorte quita una buena parte. Vea más abajo si la cara sigue en su sitio.',
    'place-none': 'No hay posición en EXIF ni en XMP.',
    'place-found': 'El archivo dice dónde estaba usted. Quítelo antes de enviarlo a desconocidos.',
  },
});
