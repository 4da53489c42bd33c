import { LIMITS } from '../../catalog/limits.ts';
import type { GalleryClothesTexts } from './en.ts';

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const galleryClothes: GalleryClothesTexts = {
  own: 'Ropa propia',
  yourOwn: 'Su propia ropa',
  dyed: (garment, dye) => `${garment}, ${lower(dye)}`,
  withTie: (garment, tie) => `${garment}, ${lower(tie)}`,
  ours: (clothes) => `${clothes} (nuestra ropa)`,
  disclosure:
    'Donde el pie de la imagen dice «nuestra ropa», la ropa no es suya: procede de una imagen creada por ordenador y se ha puesto sobre su foto.',
  remake: {
    hint: 'Con la percha que hay bajo un retrato puede repetirlo con otra ropa.',
    open: (number) => `Repetir el retrato ${number} con otra ropa`,
    title: (number) => `Repetir el retrato ${number} con …`,
    explain:
      'El mismo selfi, el mismo lugar y, si la ropa lo permite, el mismo encuadre. El retrato nuevo tiene que pasar las mismas comprobaciones. El primero se queda hasta que usted elija.',
    garment: 'Ropa',
    choose: 'Elija una opción',
    dye: 'Color',
    missing: 'Elija primero la ropa.',
    make: 'Repetir el retrato',
    making: 'Enviando…',
    left: (count) =>
      `${count === 1 ? 'Le queda 1' : `Le quedan ${count}`} de ${LIMITS.remakesPerShoot} repeticiones gratuitas. Si una no sale, no cuenta.`,
    usedUp: `Ya ha usado las ${LIMITS.remakesPerShoot} repeticiones gratuitas de esta galería.`,
    waiting: (clothes) => `${clothes}: a la espera de su turno…`,
    rendering: (clothes) => `${clothes}: en preparación…`,
    waitingNote:
      'Suele tardar menos de un minuto. Puede cerrar esta ventana o la página; el retrato estará aquí.',
    status: {
      requested: (number) => `El retrato ${number} está a la espera de repetirse.`,
      rendering: (number) => `Se está repitiendo el retrato ${number}…`,
      ready: (number) => `La versión nueva del retrato ${number} está lista. Elija cuál se queda.`,
      failed: (number) => `No se pudo repetir el retrato ${number}. Este intento no cuenta.`,
    },
    show: (number) => `Elegir la versión del retrato ${number}`,
    why: (number) => `Por qué no se pudo repetir el retrato ${number}`,
    readyTitle: (number) => `Retrato ${number}: ¿cuál se queda?`,
    readyNote: 'La otra versión se borra para siempre en cuanto usted elija.',
    first: 'Primera versión',
    new: 'Versión nueva',
    firstAlt: (number) => `Retrato ${number}, primera versión`,
    newAlt: (number) => `Retrato ${number}, versión nueva`,
    keepFirst: 'Conservar la primera',
    keepNew: 'Conservar la nueva',
    keeping: 'Guardando…',
    keptNew: (number) => `El retrato ${number} es ahora la versión nueva.`,
    keptFirst: (number) => `El retrato ${number} se queda con la primera versión.`,
    failedTitle: (clothes) => `${clothes}: no ha salido bien. Este intento no cuenta.`,
    failed: {
      'turned-away':
        'En este selfi la cabeza está demasiado girada. Nuestra ropa está fotografiada de frente.',
      'neck-hidden':
        'En este selfi una capucha, una bufanda o un cuello alto tapa el cuello. Ningún otro cuello queda bien encima.',
      'hair-over-collar':
        'En este selfi el pelo que cae sobre el cuello no se distingue de la ropa que hay detrás.',
      'top-cut-off':
        'Este selfi termina demasiado arriba. Bajo una chaqueta abierta se ve su propia ropa hasta el borde inferior; pruebe con algo de cuello cerrado.',
      unsure:
        'En este selfi no está claro dónde acaban el cuello, el pelo y la ropa. Preferimos no adivinarlo.',
      'does-not-fit': 'Esta ropa no sienta bien en este selfi. Puede que otra sí.',
      'garment-gone': 'Ya no ofrecemos esta ropa. Elija otra.',
      'own-cut-off':
        'El borde de este selfi corta los hombros, así que no se puede mostrar con su propia ropa.',
      'selfie-gone': 'El selfi de este retrato ya no se puede usar.',
      'not-alike': 'El retrato nuevo no se parecía lo bastante a usted, así que no lo mostramos.',
      'not-good-enough':
        'El retrato nuevo no pasó nuestras comprobaciones de calidad, así que no lo mostramos.',
      broken: 'Algo ha fallado varias veces por nuestra parte. Vuelva a intentarlo más tarde.',
    },
  },
};
