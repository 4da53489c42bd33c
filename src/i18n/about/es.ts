import type { CatalogFacts } from '../catalog-facts.ts';
import type { AboutTexts } from './en.ts';

export const about = (facts: CatalogFacts): AboutTexts => ({
  title: `Sobre ${facts.brand}: retratos con su propia cara`,
  description:
    'Por qué existe otro servicio de retratos: porque en la foto debe salir usted. Cómo se hacen, cómo se mide el parecido y qué no hacemos.',
  heading: 'No nos corresponde inventar su cara.',
  lead: `${facts.brand} convierte selfis en retratos profesionales. El nombre es una antigua palabra alemana para «fotografía»: los anuncios de empleo pedían la solicitud «mit Lichtbild». Nos quedamos con la palabra y renunciamos a la exigencia.`,
  action: `Probar con ${facts.previewAfterSelfies} selfis`,
  why: {
    heading: 'Por qué existe',
    paragraphs: [
      'Los retratos con IA tienen un defecto conocido: quien sale es otra persona. Un modelo aprende la cara por encima y pinta a alguien verosímil, con mejor piel, otra mandíbula y la sonrisa de otro. Queda bien hasta que lo ve alguien que le conoce.',
      'Nosotros tomamos el otro camino. La cara es lo que nunca volvemos a dibujar. El programa hace todo lo demás: el lugar, la luz, el encuadre y la corrección de una lente que estaba demasiado cerca. Eso tiene un precio: no podemos ponerle una sonrisa que no era suya. Y los trajes no los pintamos: si quiere una ropa distinta de la suya y la ofrecemos, está recortada de otra foto y acaba en el cuello de la prenda.',
      'A cambio recibe una imagen con la que presentarse a la entrevista. Y como los programas se equivocan, cada retrato que pide se compara con sus selfis antes de que lo vea. Los que no superan la prueba se descartan.',
    ],
  },
  making: {
    heading: 'Cómo se hace un retrato',
    lead: 'Seis pasos y ninguno secreto. El código que hay detrás está abierto a cualquiera.',
    mark: 'IA',
    steps: {
      check: {
        title: 'Comprobar',
        text: '¿Hay una cara, nítida, bien iluminada y mirando a la cámara? Si no, le decimos por qué y qué ayuda.',
      },
      cut: {
        title: 'Recortar',
        text: 'Se le separa del fondo, pelo a pelo donde se puede.',
      },
      light: {
        title: 'Iluminar',
        text: 'Se suavizan las sombras duras, se corrigen las dominantes de color y la distancia del brazo pasa a ser la de un retrato.',
      },
      place: {
        title: 'Situar',
        text: 'Detrás va una escena de su estilo, desenfocada como lo haría una lente, que le presta su luz. La ropa nuestra, si la lleva, se pone ahora y recibe esa misma luz.',
      },
      measure: {
        title: 'Medir',
        text: 'Parecido, tono y textura de la piel, nitidez, inclinación de la cabeza. Lo que no llega se rehace o se descarta.',
      },
      mark: {
        title: 'Marcar',
        text: 'El archivo indica, de forma legible por máquina, que intervino un programa.',
      },
    },
  },
  principles: {
    heading: 'A qué nos comprometemos',
    points: [
      {
        title: 'Sus fotos no se quedan',
        text: `Los selfis y los retratos se borran a los ${facts.retentionDays} días, o antes si lo pide, y recibe un justificante firmado. Lo que no llegó a pedirse desaparece a las ${facts.draftHours} horas.`,
      },
      {
        title: 'Sin cuenta',
        text: 'Un correo al que enviar la galería, un nombre y nada más. El lugar, la hora y el dispositivo se eliminan de sus fotos; la copia con la que trabajamos ya no los lleva.',
      },
      {
        title: 'Consentimiento donde importa',
        text: 'Comparar caras es trabajar con datos biométricos. Solo se hace si marca una casilla aparte, y las descripciones de las caras desaparecen al terminar.',
      },
      {
        title: 'Código abierto',
        text: 'Todo el servicio está publicado bajo la AGPL. Puede leerlo, ejecutarlo y mejorarlo.',
      },
      {
        title: 'Una máquina pequeña',
        text: 'Funciona en un servidor corriente, sin tarjeta gráfica y sin enviar su cara a la nube de otros.',
      },
      {
        title: 'Precios claros',
        text: 'Un solo pago, si quiere después de una vista previa gratis. Sin cuentas atrás, sin precios tachados que nunca existieron, sin suscripción.',
      },
    ],
  },
  wont: {
    heading: 'Qué no hacemos',
    items: [
      'Pintar o cambiar caras, o borrar arrugas, pecas y cicatrices.',
      'Pintar ropa, o modificar el cuerpo o el color de la piel.',
      'Hacer fotos para pasaportes, documentos de identidad o visados.',
      'Adivinar edad, sexo, origen o estado de ánimo a partir de una imagen.',
      'Entrenar modelos con sus fotos ni cederlas.',
      'Mostrar como clientes a personas que no existen, ni opiniones que nadie escribió.',
    ],
  },
  contact: {
    heading: 'Escríbanos',
    text: `Dudas, quejas, un retrato que no se le parece: tendrá una primera respuesta en ${facts.supportHours} horas.`,
    mail: facts.contactEmail,
    source: 'Leer el código fuente',
  },
});
