import type { CatalogFacts } from '../catalog-facts.ts';
import type { HomeTexts } from './en.ts';

export const home = (facts: CatalogFacts): HomeTexts => ({
  title: 'Retratos profesionales con IA: asequibles y rápidos',
  description: `Convierta unos cuantos selfis en retratos profesionales para su currículum y LinkedIn. Vista previa gratuita antes de pagar; todo se borra a los ${facts.retentionDays} días.`,
  hero: {
    heading: 'Sus selfis, con mejor luz.',
    lead: 'Envíe unas cuantas fotos informales. Recibirá retratos profesionales para su currículum, su candidatura y LinkedIn, con su propia cara y la de nadie más.',
    action: 'Empezar con sus selfis',
    price: `Primero, la vista previa gratis. Retratos desde ${facts.prices.basic}, pago único, sin cuenta.`,
  },
  liveDemo: {
    label: 'Pruébelo con un selfi',
    selfie: 'Su selfi',
    headshot: 'Su retrato',
    invitation: 'Suelte un selfi y vea un retrato.',
    pick: 'Elegir un selfi',
    pickAnother: 'Elegir otro',
    style: 'Estilo',
    privacy: `Gratis. Se comprueba en nuestro servidor y se borra a las ${facts.draftHours} horas si no hace un pedido.`,
    opening: 'Abriendo su foto…',
    sending: 'Enviando su foto…',
    checking: 'Comprobando su foto…',
    developing: 'Revelando su retrato. Tarda unos segundos.',
    ready: 'Este es su retrato. Las imágenes que pida no llevan marca de agua.',
    alt: 'Vista previa de su retrato',
    refused: 'Esta foto no sirve:',
    notPhoto: 'Este archivo no es una foto. Elija un JPEG, PNG, WebP, HEIC o AVIF.',
    failed: 'No ha funcionado. Su foto sigue aquí; inténtelo de nuevo.',
    offline: 'Sin conexión. Su foto se queda aquí y se enviará en cuanto vuelva la conexión.',
    again: 'Intentarlo de nuevo',
    addMoreSelfies: `Añadir más selfis y recibir de ${facts.headshots.basic} a ${facts.headshots.ultimate} retratos`,
    noScript: 'La vista previa necesita JavaScript. Actívelo en su navegador para probarla.',
  },
  how: {
    heading: 'Cómo funciona',
    steps: [
      {
        title: 'Suba sus selfis',
        text: `${facts.selfiesMin} como mínimo; con ${facts.selfiesRecommended} o más, mejor. Cada uno se comprueba al momento y, si alguno no sirve, le decimos por qué y cómo arreglarlo.`,
      },
      {
        title: 'Vea uno antes de pagar',
        text: 'Con sus primeros selfis válidos hacemos una vista previa gratuita en el estilo que prefiera.',
      },
      {
        title: 'Recoja sus retratos',
        text: 'El enlace a su galería llega por correo. Descargue, comparta lo que elija y bórrelo todo cuando quiera.',
      },
    ],
  },
  clothes: {
    heading: 'La cara, la suya. La americana, nueva.',
    lead: 'Quédese con su ropa o vístase para el puesto. La cara, el pelo y el cuello son los de su foto; solo es nueva la ropa, de las solapas hacia abajo.',
    label: 'En estos ejemplos, las personas y la ropa que llevan después están generadas por ordenador.',
    points: [
      {
        title: 'Usted elige',
        text: 'Su propia ropa, formal, informal elegante, una prenda en el color que prefiera o una mezcla: la mitad con su ropa, la mitad con la nuestra. La vista previa gratuita enseña las dos, una al lado de la otra.',
      },
      {
        title: 'Recortada, no pintada',
        text: 'La americana, el traje, la camisa, el polo o el jersey se recorta de otra foto, por lo general de una persona creada por ordenador, se ajusta a usted y recibe su misma luz. No se repinta nada ni se inventa ningún cuerpo.',
      },
      {
        title: 'Hasta dónde llega',
        text: 'Una capucha, una bufanda hasta la barbilla, un perfil o un pelo sobre la solapa que no se distingue de la ropa: en ese selfi conserva lo que lleva puesto, y al lado se explica por qué.',
      },
      {
        title: 'Otra vez, en azul marino',
        text: `En la galería puede repetir gratis ${facts.remakes} retratos con otra ropa. El primero se queda hasta que usted elija.`,
      },
    ],
  },
  pairs: {
    heading: 'Antes y después',
    lead: 'La misma cara, el mismo pelo, el mismo cuello. Cambian el lugar, la luz, el encuadre y el color.',
    label: 'Las personas de estos ejemplos están generadas por ordenador.',
    before: 'Selfi',
    slider: 'Moverse entre el selfi y el retrato',
    more: 'Más ejemplos',
  },
  styles: {
    heading: `${facts.styleCount} estilos`,
    lead: `Cada uno tiene sus lugares, su luz y sus colores. Según el paquete, elige ${facts.stylesOf.basic}, ${facts.stylesOf.premium} o ${facts.stylesOf.ultimate}.`,
  },
  pricing: {
    heading: 'Precios',
    lead: 'Un solo pago, después de la vista previa o ya mismo.',
    choose: {
      basic: 'Empezar con Basic',
      premium: 'Empezar con Premium',
      ultimate: 'Empezar con Ultimate',
    },
    more: 'Comparar los paquetes',
  },
  privacy: {
    heading: 'Qué pasa con sus fotos',
    promises: [
      {
        title: 'Su cara sigue siendo la suya',
        text: 'El fondo, la luz, el encuadre y el color son nuevos, y también la ropa si no conserva la suya. La cara es la de su selfi: nunca se inventa.',
      },
      {
        title: `Borradas a los ${facts.retentionDays} días`,
        text: 'Selfis, retratos y las copias con las que trabajamos, o al instante si pulsa un botón. Recibe un justificante firmado.',
      },
      {
        title: 'Sin datos ocultos',
        text: 'El lugar, la hora y el dispositivo se eliminan de sus fotos antes de trabajar con ellas.',
      },
      {
        title: 'Comparación solo si acepta',
        text: 'Solo comparamos caras si usted da su consentimiento explícito; sin él hay vista previa, pero no retratos. La descripción de la cara se descarta enseguida.',
      },
      {
        title: 'Marcados con honestidad',
        text: 'Cada retrato lleva una marca legible por máquina que indica que se hizo con ayuda de IA.',
      },
      {
        title: 'Código abierto',
        text: 'Cualquiera puede leer el código que trata sus fotos, bajo licencia AGPL.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas y respuestas',
    search: 'Buscar en las preguntas',
    clear: 'Borrar',
    found: { one: '1 respuesta', many: 'respuestas' },
    none: 'Aquí no hay nada sobre eso. Escríbanos: tendrá una primera respuesta en',
    noneHours: facts.supportHours === 1 ? '1 hora' : `${facts.supportHours} horas`,
    entries: [
      {
        id: 'how-many-selfies',
        question: '¿Cuántos selfis necesito?',
        answer: `Al menos ${facts.selfiesMin} que pasen nuestra comprobación; mejor ${facts.selfiesRecommended} o más, y ${facts.selfiesMax} como máximo. Días, lugares y ropa distintos dan más variedad que veinte fotos del mismo momento.`,
      },
      {
        id: 'how-different',
        question: '¿Cuánto se diferencian los retratos entre sí?',
        answer: `Tanto como permitan sus selfis. Se alternan ellos, los lugares de sus estilos, hasta tres encuadres y, si lleva ropa nuestra, prendas y colores; más o menos uno de cada seis es en blanco y negro. Solo el gesto depende de los selfis: con ${facts.selfiesMin}, cada uno aparece en unos ${Math.round(facts.headshots.premium / facts.selfiesMin)} de los ${facts.headshots.premium} retratos de Premium; con ${facts.selfiesRecommended}, en unos ${Math.round(facts.headshots.premium / facts.selfiesRecommended)}. La página de subida lo calcula para su paquete.`,
      },
      {
        id: 'which-selfies',
        question: '¿Cómo es un buen selfi para esto?',
        answer:
          'Solo usted, la cara hacia la cámara, los ojos abiertos, luz natural de frente y cabeza y hombros en la imagen. Sin gorro, gafas de sol ni filtros. Cada foto se comprueba mientras mira; si una se rechaza, le decimos el motivo y qué ayuda. Donde solo tenemos dudas, decide usted.',
      },
      {
        id: 'how-long',
        question: '¿Cuánto tarda?',
        answer: `Premium y Ultimate suelen tardar unos ${facts.minutes.premium} minutos; Basic, hasta unas ${facts.minutes.basic / 60} horas. Si hay muchos pedidos a la vez, los rápidos pueden tardar hasta ${facts.underLoadMinutes} minutos. Puede cerrar la página: el enlace llega por correo.`,
      },
      {
        id: 'does-it-look-like-me',
        question: '¿Se parecerá a mí?',
        answer:
          'Sí, porque su cara no se genera: viene de su selfi. Cambiamos lo que hay alrededor, además de la luz, el encuadre, el color y, si no conserva la suya, la ropa. Antes de empezar necesitamos su consentimiento para medir el parecido de los retratos; el que no supera la prueba no se entrega nunca y se hace otro en su lugar.',
      },
      {
        id: 'face',
        question: '¿Me cambian la cara?',
        answer:
          'No. La cara, el pelo y el cuello son los que usted fotografió, lleve lo que lleve en el retrato. Reciben luz y color nuevos, los brillos y las ojeras se suavizan un poco y, si el móvil estaba demasiado cerca, se corrige en parte la nariz que salía grande. No se dibuja ni se sustituye nada.',
      },
      {
        id: 'clothes',
        question: '¿Puedo salir con traje?',
        answer:
          'Si la página de subida ofrece ropa, sí. El traje, la americana, la camisa, el polo o el jersey va encima de lo que lleva o en su lugar, recortado de una foto y ajustado a usted. Salvo que elija otra cosa, como máximo en la mitad de los retratos lleva la ropa nuestra que queda más natural. Las americanas y los trajes salen si elige «Formal»; en ellos se nota el montaje más a menudo, así que mire antes la vista previa gratuita. Con «La suya» no cambia nada. En un selfi con capucha, con bufanda hasta la barbilla, de perfil o con pelo sobre la solapa que no se distingue de la ropa, conserva lo que lleva puesto, y le decimos por qué. Si no se ofrece ropa, en el retrato lleva lo mismo que en el selfi.',
      },
      {
        id: 'what-to-wear',
        question: '¿Qué me pongo para los selfis?',
        answer:
          'Aquello con lo que quiera que le vean: así saldrá en todos los retratos que no lleven ropa nuestra. Distinta ropa en distintos días da más variedad. Con el cuello despejado y el pelo largo por detrás de los hombros, nuestra ropa también sienta mejor.',
      },
      {
        id: 'other-clothes',
        question: '¿Puedo cambiar la ropa después?',
        answer: `Sí, si se ofrece ropa. En su galería, «Repetir con …» vuelve a hacer un retrato con otra prenda u otro color, ${facts.remakes} veces gratis por sesión. El primero se queda hasta que usted elija.`,
      },
      {
        id: 'preview',
        question: '¿Veo algo antes de pagar?',
        answer:
          'Sí. Un retrato con marca de agua, hecho con su propio selfi, en cada estilo que quiera ver. Si se ofrece ropa y alguna prenda encaja con su selfi, otro al lado le enseña cómo queda con ella. No cuesta nada y no hace falta una cuenta.',
      },
      {
        id: 'price',
        question: '¿Cuánto cuesta?',
        answer: `${facts.headshots.basic} retratos por ${facts.prices.basic}, ${facts.headshots.premium} por ${facts.prices.premium}, ${facts.headshots.ultimate} por ${facts.prices.ultimate}. Pago único, IVA incluido, sin suscripción.`,
      },
      {
        id: 'refund',
        question: '¿Y si no me gustan?',
        answer: `Puede pedir la devolución del dinero hasta ${facts.refundDays} días después de la entrega. Lo mejor es avisarnos en las primeras ${facts.refundFaqHours} horas, con las imágenes a la vista; los ${facts.refundDays} días valen igualmente.`,
      },
      {
        id: 'deletion',
        question: '¿Cuándo se borran mis fotos?',
        answer: `A los ${facts.retentionDays} días de la entrega, tanto los selfis como los retratos, o al instante si pulsa «Borrar ahora» en su galería; recibirá por correo un justificante firmado. Lo que se subió sin llegar a hacer un pedido se borra a las ${facts.draftHours} horas.`,
      },
      {
        id: 'training',
        question: '¿Se entrena una IA con mis fotos?',
        answer:
          'No. No se aprende nada de sus fotos ni se entregan a nadie. Las imágenes se hacen en nuestro propio servidor.',
      },
      {
        id: 'account',
        question: '¿Necesito una cuenta?',
        answer:
          'No. Un nombre para saludarle y una dirección de correo para el enlace a la galería: no pedimos más.',
      },
      {
        id: 'sizes',
        question: '¿En qué tamaños recibo las imágenes?',
        answer: `En tamaño original, en cuadrado, para LinkedIn (${facts.photo.linkedinPx}) y para el currículum (${facts.photo.cvMm} o ${facts.photo.smallMm} a ${facts.photo.dpi} ppp); una a una o todas juntas en un archivo ZIP.`,
      },
      {
        id: 'passport',
        question: '¿Puedo usar un retrato para el pasaporte o un visado?',
        answer:
          'No. Los documentos de identidad exigen una foto sin alterar y muchos países rechazan imágenes hechas con IA. Nuestros retratos son para currículums, perfiles y páginas web. Los tamaños pequeños solo recortan el retrato; ninguno cambia la ropa.',
      },
      {
        id: 'disclosure',
        question: '¿Tengo que decir que se usó IA?',
        answer:
          'El archivo lo dice por sí mismo, de forma legible por máquina. En privado depende de usted. Si publica la imagen en el marco de su trabajo, la ley europea puede obligarle a decirlo; en su galería hay una frase lista para copiar.',
      },
      {
        id: 'teams',
        question: 'Somos un equipo. ¿Hay una oferta para nosotros?',
        answer: `Sí, a partir de ${facts.teamMinHeadshots} retratos. Escríbanos con el formulario de la página de precios; recibirá respuesta en ${facts.quoteHours} horas.`,
      },
    ],
  },
  offer: {
    heading: `Una oferta limitada, en el buen sentido: ${facts.headshots.basic} retratos, ${facts.stylesOf.basic === 1 ? 'un estilo' : `${facts.stylesOf.basic} estilos`}, ${facts.prices.basic}.`,
    text: 'Sin cuenta atrás, sin suscripción, sin un precio que ayer era más alto. Vea primero la vista previa; es gratis.',
    action: `Los míos desde ${facts.prices.basic}`,
  },
});
