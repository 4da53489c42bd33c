import { galleryErrors } from '../gallery-errors/es.ts';
import type { GalleryTexts } from './en.ts';

const retratos = (count: number) => (count === 1 ? '1 retrato' : `${count} retratos`);
const imagenes = (count: number) => (count === 1 ? '1 imagen' : `${count} imágenes`);

export const gallery: GalleryTexts = {
  title: 'Su galería',
  heading: (firstName) =>
    firstName === '' ? 'Aquí están sus retratos.' : `${firstName}, aquí están sus retratos.`,
  summary: (count, packageName) => `${retratos(count)} · ${packageName}`,
  keptUntil: (day) => `Se guardan hasta el ${day}. Después se borran todas las imágenes.`,
  noScript:
    'Sin JavaScript puede ver todas las imágenes y descargar el ZIP. Para marcar favoritos, compartir y borrar se necesita JavaScript.',
  sizes: {
    usual: (usual: string) => `Tamaño original: ${usual} píxeles.`,
    large: (count: number, total: number, large: string, usual: string) =>
      count === total
        ? `Tamaño original: ${large} píxeles.`
        : `Tamaño original: ${count} de ${total} retratos ${count === 1 ? 'tiene' : 'tienen'} ${large} píxeles, cuando el selfi da para tanto. Los demás tienen ${usual} como máximo.`,
  },
  smaller: {
    summary: (count, total, smallest, usual) =>
      `${count === total ? 'Todos los retratos miden' : count === 1 ? `1 de ${total} retratos mide` : `${count} de ${total} retratos miden`} menos de ${usual} píxeles; el más pequeño, ${smallest}.`,
    why: 'En esos selfis la cara no tiene píxeles suficientes. Si se ampliara más parecería pintada, así que dejamos esos retratos más pequeños.',
    enoughFor: {
      both: 'Bastan para un perfil de LinkedIn (800 × 800 píxeles) y para la foto impresa del currículum (45 × 60 mm).',
      print:
        'Bastan para la foto impresa del currículum (45 × 60 mm). Para un perfil de LinkedIn (800 × 800 píxeles) se amplían un poco al descargarlos.',
      neither:
        'Para un perfil de LinkedIn (800 × 800 píxeles) y para la foto impresa del currículum (45 × 60 mm) se amplían al descargarlos y quedan algo menos nítidos.',
    },
    advice:
      'Saldrán más grandes con fotos hechas de más cerca y con los originales de la cámara: las aplicaciones de mensajería reducen las fotos al enviarlas.',
  },
  filter: {
    legend: 'Mostrar',
    all: 'Todos',
    favourites: 'Favoritos',
    'black-and-white': 'Blanco y negro',
    'plain-backdrop': 'Fondo liso',
    empty: 'Todavía no hay favoritos. Rodee con un círculo las imágenes que le gusten.',
    emptyAction: 'Mostrar todas las imágenes',
    shown: (count) => (count === 1 ? 'Se muestra 1 imagen' : `Se muestran ${count} imágenes`),
  },
  frame: {
    enlarge: (number, style) => `Ampliar el retrato ${number}, ${style}`,
    alt: (number, style) => `Retrato ${number}, ${style}`,
    favourite: (number) => `El retrato ${number} es favorito`,
    select: (number) => `Seleccionar el retrato ${number}`,
    blackAndWhite: 'blanco y negro',
    likeness: {
      passed: 'Parecido comprobado',
      compared:
        'Hemos comparado la cara de este retrato con las de sus otros selfis. Solo lo entregamos si se parece a una de ellas tanto como suelen parecerse las fotos de una misma persona.',
      level: (isClear) =>
        isClear
          ? 'Este supera el límite con claridad.'
          : 'Este supera el límite por poco: mírelo dos veces antes de usarlo.',
      figures: (value, bar) =>
        `En cifras de nuestra comparación: ${value}; el límite es ${bar}. Dos fotos corrientes de una misma persona suelen quedar entre 54 y 75, así que la cifra no indica en qué porcentaje es usted.`,
    },
    missing: 'Esta imagen no se ha cargado.',
    again: 'Volver a cargar',
  },
  loupe: {
    title: (number, style) => `Retrato ${number} · ${style}`,
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    close: 'Cerrar',
    position: (index, count) => `${index} de ${count}`,
  },
  download: {
    menu: 'Descargar',
    original: 'Tamaño original',
    square: 'Cuadrado',
    linkedin800: 'Perfil de LinkedIn',
    cv45x60: 'Foto para el currículum',
    id35x45: 'Foto pequeña',
    useInResume: 'Usar en el currículum',
    useInResumeNote: 'La foto pasa al editor de currículum de este sitio, dentro de su navegador.',
    notHandedOver:
      'Este navegador no permite que las páginas guarden nada. Descargue la foto para el currículum y elíjala en el editor.',
    id35x45Note:
      'No sirve para el pasaporte ni el DNI: las oficinas rechazan las imágenes editadas. La ropa es la misma en todos los tamaños.',
    dressedNote:
      'En este retrato lleva ropa nuestra. Donde la foto deba mostrarle tal como es, use uno con su propia ropa.',
    ownClothes: 'Ver los retratos con su propia ropa',
    all: 'Descargar todos',
    favourites: (count) => (count === 1 ? 'Descargar 1 favorito' : `Descargar ${count} favoritos`),
    selected: (count) => `Descargar ${count}`,
    kind: 'ZIP',
  },
  selection: {
    count: (count) => (count === 1 ? '1 imagen seleccionada' : `${count} imágenes seleccionadas`),
    hint: 'Marque imágenes para compartirlas o descargarlas juntas.',
    share: 'Compartir',
    clear: 'Quitar la selección',
    bar: 'Imágenes seleccionadas',
  },
  share: {
    title: (count) => `Compartir ${imagenes(count)}`,
    explain: (day) =>
      `Creamos un enlace público que muestra solo estas imágenes, sin su nombre. Quien lo tenga podrá verlas hasta el ${day}, o hasta que usted lo retire.`,
    create: 'Crear el enlace',
    creating: 'Creando el enlace…',
    ready: 'El enlace está listo.',
    link: 'Enlace público',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    copyFailed: 'No se ha podido copiar. Seleccione el enlace y cópielo a mano.',
    open: 'Ver la página',
    phone: 'Compartir desde este dispositivo',
    to: 'O compártalo en',
    linkedin: 'LinkedIn',
    x: 'X (Twitter)',
    facebook: 'Facebook',
    instagram: 'Instagram',
    instagramNote: 'Instagram no acepta enlaces de otras páginas: copiamos el suyo y abrimos Instagram.',
    message: 'Mis nuevos retratos',
    heading: 'Enlaces compartidos',
    none: 'Nada es público. Marque imágenes arriba para compartirlas.',
    row: (count, day) => `${imagenes(count)} · desde el ${day}`,
    revoke: 'Retirar',
    revokeNamed: (numbers) => `Retirar el enlace a los retratos ${numbers}`,
    revoked: 'El enlace ya no funciona.',
    done: 'Listo',
  },
  rating: {
    heading: '¿Qué le ha parecido?',
    text: 'Su respuesta queda entre nosotros, salvo que abajo nos permita publicarla.',
    publish:
      'Pueden publicar mis estrellas y mi comentario en su web, sin mi nombre y hasta que se borre mi galería. Puedo retirar este permiso aquí en cualquier momento.',
    showName: 'Pueden mostrar también mi nombre de pila.',
    allowed: 'Nos permite publicarla. Con «Cambiar» puede retirar el permiso.',
    stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
    legend: 'Estrellas',
    comment: '¿Qué deberíamos mejorar? (opcional)',
    send: 'Enviar la valoración',
    sending: 'Enviando…',
    missing: 'Elija primero las estrellas.',
    thanks: 'Gracias. Nos ayuda con los próximos retratos.',
    given: (count) => (count === 1 ? 'Ha dado 1 estrella.' : `Ha dado ${count} estrellas.`),
    change: 'Cambiar',
  },
  disclosure: {
    heading: 'Hechos con software e identificados como tales',
    text: 'La persona es usted, a partir de sus propios selfis. El fondo, la luz y el encuadre son obra del software, así que son composiciones asistidas por IA. Cada archivo lleva una marca legible por máquina que lo indica; algunas plataformas la muestran como una pequeña etiqueta.',
    notice: 'Si tiene que informar a otras personas, basta con esta frase:',
    sentence: 'Este retrato es una composición asistida por IA a partir de mis propias fotos.',
    copy: 'Copiar la frase',
  },
  erase: {
    heading: 'Borrarlo todo',
    text: (day) =>
      `El ${day} se borra todo automáticamente. También puede hacerlo ahora: selfis, retratos, enlaces públicos y todas las copias intermedias.`,
    open: 'Borrar ahora…',
    confirmTitle: '¿Borrarlo todo para siempre?',
    confirmText: (count) =>
      `${retratos(count)}, sus selfis y todos los enlaces públicos desaparecerán al instante. Nadie podrá recuperarlos, nosotros tampoco. Descargue antes lo que quiera conservar.`,
    confirm: 'Sí, borrar para siempre',
    cancel: 'Conservarlo',
    erasing: 'Borrando…',
    done: 'Recibirá un justificante firmado con la lista de lo que se ha borrado.',
  },
  failed: {
    ...galleryErrors,
    offline: 'No tiene conexión. No se ha cambiado nada; inténtelo cuando vuelva a tenerla.',
    server: 'No ha funcionado. No se ha cambiado nada; inténtelo de nuevo.',
    gone: 'Esta galería ya no está disponible. Recargue la página.',
  },
};
