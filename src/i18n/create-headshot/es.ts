import { LIMITS } from '../../catalog/limits.ts';
import type { CreateHeadshotTexts } from './en.ts';

const count = (n: number, single: string, many: string) => (n === 1 ? single : `${n} ${many}`);

export const createHeadshot: CreateHeadshotTexts = {
  noScript:
    'Esta página necesita JavaScript para comprobar y enviar sus fotos. Actívelo en el navegador y vuelva a cargarla.',
  unreachable: 'No se puede conectar con el servidor. Seguimos intentándolo; sus fotos se quedan aquí.',
  somethingWrong: 'Algo ha fallado. Inténtelo de nuevo.',
  selfies: {
    heading: 'Selfis',
    drop: 'Suelte las fotos aquí',
    pick: 'Elegir fotos',
    pickMore: 'Añadir fotos',
    camera: 'Hacer una foto',
    kinds: `JPEG, PNG, WebP, HEIC o AVIF, ${LIMITS.selfiesMax} como máximo`,
    guidance: [
      'Solo usted, de cara a la cámara y con los ojos abiertos',
      'Luz natural de frente, nunca por detrás',
      'Días, lugares y ropa diferentes',
      'Sin sombrero, sin gafas de sol, sin filtros',
    ],
    selfiesLabel: 'Sus selfis',
    counter: ({ good, wanted, cautioned }, needed, recommended) => {
      const usable = good + wanted + cautioned;
      const parts = [
        good === 1 ? '1 bueno' : `${good} buenos`,
        ...(wanted > 0 ? [`${wanted} a petición suya`] : []),
        ...(cautioned > 0 ? [`${cautioned} que preferimos dejar fuera`] : []),
      ].join(', ');
      if (usable < needed) return `${usable} de ${needed} necesarios${usable > good ? `: ${parts}` : ''}`;
      if (usable > good) return `${usable} utilizables: ${parts}`;
      return good < recommended
        ? `${good} aceptados, ya puede seguir. Con ${recommended} queda mejor.`
        : `${good} aceptados. Buen conjunto.`;
    },
    cautionedLeftOut: (cautioned, others) =>
      `Sus retratos se hacen con los otros ${others}. ${cautioned === 1 ? 'Este se añade' : `Estos ${cautioned} se añaden`} solo si usted pulsa «Usarla de todos modos» o si salen bien demasiado pocos de los otros.`,
    cautionedFillUp: (needed) =>
      `Necesitamos ${needed} fotos, así que por ahora usamos también las mejores de las que preferimos dejar fuera. Cada foto buena que añada sustituye a una de ellas.`,
    refusedCount: (n) => (n === 1 ? 'Se ha rechazado una foto' : `Se han rechazado ${n} fotos`),
    smallFaces: (n, least, usual) =>
      `En ${count(n, 'una foto aceptada', 'fotos aceptadas')} la cara se ve bastante pequeña: los retratos hechos con ${n === 1 ? 'ella' : 'ellas'} pueden salir más pequeños, desde unos ${least} en lugar de ${usual} píxeles. Con fotos de más cerca, o con las originales en lugar de copias de una aplicación de mensajería, saldrán más grandes.`,
    tile: (number) => `Foto ${number}`,
    waiting: 'en cola',
    preparing: 'preparando',
    sending: (percent) => `enviando ${percent}\u00a0%`,
    lost: 'esperando la conexión',
    held: 'se enviará después',
    heldHelp: 'Nuestro servidor no puede recibir esta foto ahora mismo. Se queda aquí y no se pierde nada.',
    checking: 'comprobando',
    accepted: 'aceptada',
    cautioned: 'utilizable',
    wanted: 'la usamos',
    needsClothes: 'no con su propia ropa',
    needsClothesHelp:
      'Usted prefiere su propia ropa y esta foto acaba en los hombros. Elija otra ropa más abajo para usarla.',
    useAnyway: 'Usarla de todos modos',
    leaveOut: 'Usarla solo si hace falta',
    ofPhoto: (action, number) => `${action}: foto ${number}`,
    refused: 'rechazada',
    failed: 'no enviada',
    failedHelp: 'El envío se interrumpió. Inténtelo de nuevo.',
    remove: (number) => `Quitar la foto ${number}`,
    retry: (number) => `Enviar de nuevo la foto ${number}`,
    retryShort: 'Enviar de nuevo',
    neverSent: 'Esta foto no ha salido de su dispositivo.',
    sendAnyway: (number) => `Enviar de todos modos la foto ${number}`,
    sendAnywayShort: 'Enviar de todos modos',
    removed: (number) => `Foto ${number} quitada`,
    undo: 'Deshacer',
    close: 'Cerrar',
    tooMany: (left, most) =>
      `Se admiten ${most} fotos como máximo. ${left === 1 ? 'Una se ha quedado' : `${left} se han quedado`} fuera.`,
    notPhotos: (n) =>
      count(
        n,
        'Un archivo no es una foto y se ha quedado fuera.',
        'archivos no son fotos y se han quedado fuera.',
      ),
    offline: 'Sin conexión. Sus fotos se quedan aquí y se enviarán en cuanto vuelva la conexión.',
  },
  preview: {
    heading: 'Vista previa gratuita',
    lead: 'Un retrato antes de decidir nada. Lleva una marca de agua y es más pequeño que los definitivos.',
    locked: (missing) =>
      missing === 1
        ? 'Falta un selfi aceptado para empezar.'
        : `Faltan ${missing} selfis aceptados para empezar.`,
    style: 'Estilo de la vista previa',
    developing: 'Revelando…',
    developingHelp: 'Tarda entre unos segundos y medio minuto. Mientras tanto, puede seguir más abajo.',
    failed: 'Esta no ha salido bien.',
    failedHelp: 'Pruebe otra vez o con otro estilo. También ayuda añadir selfis más variados.',
    again: 'Probar otra vez',
    alt: (style) => `Vista previa de su retrato, estilo ${style}, con marca de agua`,
    otherClothes: 'Esta vista previa es anterior a su cambio de ropa.',
    waiting: 'Elija un estilo',
    idle: 'Su vista previa se ha quitado junto con su foto.',
    make: 'Hacer otra',
    spent: 'Ya no quedan vistas previas gratuitas.',
    spentHelp:
      'Elija un estilo para volver a ver su vista previa ya hecha. Las demás llegan con su pedido, más grandes y sin marca de agua.',
    left: (left) =>
      left === 0
        ? 'Esta era la última vista previa gratuita. Las que están hechas siguen aquí.'
        : left === 1
          ? 'Queda una vista previa gratuita.'
          : `Quedan ${left} vistas previas gratuitas.`,
  },
  choice: {
    heading: 'Paquete y estilos',
    package: 'Paquete',
    styles: 'Estilos',
    stylesChosen: (chosen, most) => `${chosen} de ${most} elegidos`,
    pickPackageFirst: 'Elija primero un paquete; de él depende cuántos estilos puede tener.',
    limit: (most, name) =>
      `${name} incluye ${count(most, 'un estilo', 'estilos')}. Quite uno para elegir otro o tome un paquete mayor.`,
    discount: 'Código de descuento',
    discountHint: 'Si tiene uno.',
    discountUnknown: 'No conocemos este código.',
    discountApplied: (percent) => `${percent}\u00a0% de descuento`,
  },
  clothes: {
    heading: 'Ropa',
    lead: 'La cara, el pelo y el cuello siguen siendo los suyos. Nuestra ropa sale de fotos y se ajusta a usted; si en un selfi no queda bien, se mantiene la suya.',
    options: {
      own: { name: 'La suya', sentence: 'La que lleva en sus selfis.' },
      business: { name: 'Formal', sentence: 'Chalecos, americanas y trajes nuestros.' },
      casual: { name: 'Informal elegante', sentence: 'Camisas, polos y prendas de punto nuestras.' },
      mix: {
        name: 'Mezcla',
        sentence: 'La mitad con su ropa, la mitad con la nuestra que queda más natural.',
      },
      choose: { name: 'Elegir', sentence: 'Escoja usted prendas y colores.' },
    },
    garments: 'Prendas y colores',
    onRequest: 'Queda menos natural que nuestras otras prendas: compruébelo en la vista previa gratuita.',
    chosen: (count, most) => `${count} de ${most} elegidas`,
    limit: (most) => `Puede elegir hasta ${most} para una sesión. Quite una para elegir otra.`,
    needed: (n) =>
      `${n === 1 ? 'Una foto acaba' : `${n} fotos acaban`} en los hombros y no ${n === 1 ? 'sirve' : 'sirven'} con su propia ropa.`,
  },
  moments: {
    set: ({ count, headshots, timesEach }) => {
      if (count === 1) return `1 momento: aparece en los ${headshots} retratos.`;
      if (timesEach === 0) return `${count} momentos para ${headshots} retratos: se usan los mejores.`;
      return `${count} momentos: cada uno aparece ${timesEach === 1 ? 'más o menos una vez' : timesEach === 2 ? 'unas dos veces' : `unas ${timesEach} veces`}.`;
    },
    dressed: ({ share, garments }) =>
      `${share === 'half' ? 'Como máximo en la mitad de los retratos' : 'En los retratos'} lleva ropa nuestra: ${garments === 1 ? 'una prenda, siempre que le quede bien' : `hasta ${garments} prendas, siempre que le queden bien`}.`,
    more: (count) =>
      `Con ${count === 1 ? 'uno' : count} más, el conjunto será más variado. Las fotos de un mismo momento cuentan una sola vez; otro día u otro lugar cuenta como un momento nuevo.`,
  },
  customer: {
    heading: '¿Adónde se los enviamos?',
    firstName: 'Nombre',
    email: 'Correo electrónico',
    emailHint: 'Aquí llegará el enlace a su galería.',
    consents: 'Su consentimiento',
    read: { lead: 'Para leer:', terms: 'Condiciones del servicio', privacy: 'Política de privacidad' },
    terms:
      'Acepto las condiciones del servicio. Tengo al menos 18 años y la persona que aparece en las fotos soy yo.',
    likeness:
      'Doy mi consentimiento explícito para que se comparen las caras de mis selfis entre sí y con los retratos terminados, para asegurar que en cada imagen aparezco realmente yo. Son datos biométricos (art. 9 del RGPD); la descripción de la cara se descarta justo después. Puedo retirarlo en cualquier momento: mientras no se estén haciendo los retratos, desmarcando la casilla; después, por correo electrónico; tras la entrega, borrando la galería.',
    startBeforeWithdrawalEnds: `Solicito que empiecen antes de que acabe el plazo de desistimiento de ${LIMITS.withdrawalPeriodDays} días y sé que pierdo ese derecho una vez entregados todos los retratos.`,
    newsletter:
      'Quiero recibir consejos y ofertas por correo. No hace falta para el pedido y puedo darme de baja cuando quiera.',
  },
  pay: {
    heading: 'Pedido',
    summary: (headshots, packageName) => `${packageName}, ${headshots} retratos`,
    total: 'Total, IVA incluido',
    nothingYet: 'Aún no ha elegido paquete',
    button: (price) => `Pedido con obligación de pago · ${price}`,
    buttonWithoutPrice: 'Pedido con obligación de pago',
    paidAlready: 'Esta sesión ya está pagada.',
    startPaid: 'Hacer mis retratos',
    saving: 'Guardando su elección…',
    comparing: 'Comparando sus selfis…',
    comparingHelp: 'Con esto no se cobra nada. Al terminar, la página continúa sola.',
    starting: 'Empezando…',
    opening: 'Abriendo la ventana de pago…',
    declined: 'El pago ha sido rechazado. No se ha cobrado nada; inténtelo de nuevo o use otra tarjeta.',
    closed:
      'Se ha cerrado la ventana de pago. Si ya había pagado, recibirá la confirmación por correo; no tiene que pagar de nuevo.',
    paid: 'Gracias. Su sesión empieza.',
    refund: (days) =>
      `¿No le convence? Puede pedir la devolución del dinero hasta ${days} días después de la entrega.`,
    marked: 'Cada retrato lleva una marca legible por máquina que indica que se hizo con ayuda de IA.',
  },
  problems: {
    'too-few-selfies': (missing) => `Añada ${count(missing, 'un selfi válido más', 'selfis válidos más')}.`,
    'still-checking': 'Aún no hemos comprobado todas sus fotos; un momento.',
    'package-missing': 'Elija un paquete.',
    'styles-missing': 'Elija al menos un estilo.',
    'clothes-missing': 'Elija al menos una prenda u otro tipo de ropa.',
    'first-name-too-short': `Introduzca su nombre (al menos ${LIMITS.nameMinLength} caracteres)`,
    'email-missing': 'Introduzca su dirección de correo electrónico',
    'email-invalid': 'Introduzca una dirección de correo electrónico válida',
    'terms-missing': 'Acepte las condiciones.',
    'likeness-missing':
      'Sin este consentimiento no podemos asegurar que cada imagen le muestre a usted, así que no podemos hacer los retratos.',
    'start-missing': 'Lo necesitamos para poder empezar enseguida.',
    'discount-unknown': 'No conocemos este código.',
    'comparison-failed':
      'No hemos podido comparar sus selfis. No se ha perdido ni cobrado nada; pulse el botón otra vez, por favor.',
    'comparison-left-too-few': (missing) =>
      `La comparación ha rechazado fotos. Añada ${count(missing, 'un selfi válido más', 'selfis válidos más')}.`,
    offline: 'Sin conexión. Inténtelo de nuevo cuando vuelva a estar en línea.',
  },
  /** For somebody who paid before uploading. */
  paidFirst: {
    heading: (name) => `Pagado: ${name}. Ahora, sus selfis.`,
    text: (min, days) =>
      `Añada al menos ${min} selfis y elija sus estilos. Puede cambiarlos hasta que pulse «Hacer mis retratos». El enlace de su correo abre esta página en cualquier dispositivo. Si no empieza, los selfis subidos se borran a los ${days} días; su pedido sigue esperando.`,
    confirming: 'Estamos confirmando su pago. Ya puede añadir sus selfis.',
    unconfirmed: {
      text: 'Aún no nos consta ningún pago. Si ha pagado, se lo confirmaremos por correo en cuanto nos llegue; algunos bancos tardan más. Si lo ha cancelado, no se le ha cobrado nada.',
      action: 'Volver al pedido',
    },
  },
  earlier: {
    text: 'Su última sesión ha terminado. Lo que añada aquí empieza una nueva.',
    action: 'Ir a la última sesión',
  },
  refunded: {
    heading: 'Hemos reembolsado su pedido.',
    text: 'El dinero vuelve al medio de pago que usó. Si quiere empezar de nuevo, vuelva a cargar esta página.',
    action: 'Ver qué ha pasado',
  },
  underway: {
    heading: 'Su sesión está en marcha.',
    text: 'Las fotos de esta mesa se están convirtiendo en retratos, o ya lo son.',
    action: 'Ver el progreso',
  },
};
