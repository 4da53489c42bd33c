import type { CatalogFacts } from '../catalog-facts.ts';
import { reviewRule as rule } from '../review-rule-texts.ts';
import type { PhotoReviewResultTexts } from './en.ts';

export const photoReviewResult = (facts: CatalogFacts): PhotoReviewResultTexts => ({
  heading: 'El resultado',
  overall: 'En conjunto',
  ats: 'Puntuación ATS',
  outOf: 'de 100',
  atsNote:
    'La puntuación ATS solo valora cómo influye la foto en una candidatura: peso del archivo, formato, píxeles, lugar de la toma y costumbres del país. Los sistemas de selección leen texto y no puntúan caras. No se ha consultado ninguno.',
  summary: {
    good: 'Una buena foto. Úsela.',
    fair: 'Sirve. Con unos pocos cambios quedaría mejor.',
    poor: 'Mejor haga otra. Abajo se explica qué cambiar.',
    leaveOut: 'No para un currículum en este país, por buena que sea. Lo que sigue le sirve en LinkedIn.',
  },
  verdicts: { good: 'correcto', fair: 'se puede mejorar', poor: 'así no' },
  measured: 'medido',
  wanted: 'adecuado',
  atLeast: 'desde {value}',
  atMost: 'hasta {value}',
  range: 'de {min} a {max}',
  times: {
    chinDistance: '{value} × de ojos a barbilla',
    eyeDistance: '{value} × distancia entre ojos',
    usual: '{value} × lo habitual',
  },
  marks: {
    label: 'Marcas en la foto',
    show: 'Mostrar las marcas',
    head: 'cabeza',
    eyes: 'línea de los ojos',
    clipped: 'quemado',
    shadow: 'en sombra',
    clutter: 'recargado',
    others: 'otra persona',
  },
  categories: {
    lighting: 'Luz',
    background: 'Fondo',
    expression: 'Expresión',
    composition: 'Composición',
    crop: 'Encuadre',
    professional: 'Aspecto profesional',
  },
  categoryNotes: {
    expression: 'Se mide geometría: párpados y labios. No adivinamos emociones, edad, sexo ni origen.',
    professional:
      'Si la ropa va con el puesto lo decide usted. En el estudio de Photofeeler, la ropa formal elevó la impresión de competencia e influencia más que ninguna otra cosa.',
  },
  rules: {
    brightness: rule(
      'Claridad de la cara',
      'Póngase de cara a una ventana o encienda una lámpara delante de usted. Lo primero que debe ver la cámara es su cara.',
    ),
    clipping: rule(
      'Piel quemada',
      'Hay zonas de la cara completamente blancas. Salga del sol o de la luz directa, o suavícela con una cortina.',
    ),
    evenness: rule(
      'Diferencia de luz entre las mitades de la cara',
      'Una mitad está mucho más oscura. Gírese hasta que la luz venga de frente o ponga algo blanco en el lado oscuro.',
    ),
    contrast: rule(
      'Gama de tonos de la cara',
      'La cara tiene pocos tonos, como con niebla o con un filtro. Limpie la lente y quite los filtros.',
    ),
    colour: rule(
      'Color de la piel',
      'La luz le tiñe la piel. Use luz de día o una lámpara neutra y evite paredes y pantallas de colores.',
    ),
    calm: rule(
      'Fondo recargado',
      'Póngase ante una pared lisa o más lejos de lo que tiene detrás. Las zonas marcadas atraen la mirada.',
    ),
    alone: rule(
      'Personas en la foto',
      'En la foto hay alguien más. Recórtela o haga una en la que salga solo usted.',
    ),
    eyes: rule(
      'Apertura de los ojos',
      'Los ojos están casi cerrados. Mire a la lente y haga varias fotos seguidas.',
    ),
    smile: rule(
      'Comisuras de los labios',
      'Están rectas o hacia abajo. Una sonrisa ligera se valoró como mucho más simpática; piense en alguien a quien aprecia.',
      'La boca está muy abierta. En una foto fija queda mejor una sonrisa algo más pequeña.',
    ),
    level: rule(
      'Inclinación de la cabeza',
      'Mantenga rectas la cabeza y la cámara, o enderece la foto con nuestro recortador.',
    ),
    turned: rule('Cabeza girada', 'Gire más la cara hacia la cámara. Deberían verse las dos orejas, o casi.'),
    pitch: rule(
      'Cámara por encima o por debajo',
      'Ponga la cámara a la altura de los ojos. Desde abajo enseña la nariz; desde arriba, la frente.',
    ),
    centred: rule(
      'Distancia al centro',
      'Recorte la foto para que la cara quede en el centro; en un círculo no hay otra forma.',
    ),
    headSize: rule(
      'Altura de la cabeza en la foto',
      'Está lejos. Recorte más o acérquese hasta que la cabeza y los hombros llenen el encuadre.',
      'Demasiado cerca. Dé un paso atrás: los hombros deben salir en la foto.',
    ),
    eyeLine: rule(
      'Altura de los ojos en la foto',
      'La cara queda baja. Recorte algo del espacio de arriba.',
      'La cara queda alta. Deje más espacio por encima de la cabeza.',
    ),
    above: rule(
      'Espacio por encima de los ojos',
      'La cabeza está cortada por arriba. Deje un dedo de espacio.',
    ),
    aside: rule(
      'Espacio a los lados de los ojos',
      'La cara toca el borde. Deje espacio a ambos lados, porque un círculo corta las esquinas.',
    ),
    below: rule(
      'Espacio por debajo de los ojos',
      'La barbilla o el cuello están cortados. Enseñe al menos el comienzo de los hombros.',
    ),
    sharpness: rule(
      'Nitidez de la cara',
      'La cara está borrosa. Limpie la lente, toque su cara en la pantalla para enfocar y sujete la cámara con las dos manos.',
    ),
    noise: rule(
      'Ruido de la imagen',
      'La foto tiene grano, como las de los teléfonos con poca luz. Más luz ayuda, y la cámara trasera también.',
    ),
    compression: rule(
      'Rastros de compresión',
      'Se ven bloques, como tras pasar varias veces por un chat. Use el original de la cámara.',
    ),
    resolution: rule(
      'Altura de la cabeza en píxeles',
      'Pocos píxeles para imprimirla nítida. Use el original, no una copia de un chat, y acérquese.',
    ),
    eyesFree: rule(
      'Ojos a la vista',
      'Algo le tapa u oscurece los ojos: quítese las gafas de sol, aparte el pelo y evite reflejos en las gafas.',
    ),
    mouthFree: rule('Boca a la vista', 'Algo le tapa la boca o la barbilla. No debería haber nada delante.'),
    hat: rule(
      'Cabeza sin sombrero',
      'Los sombreros y las gorras resultan informales. Quíteselos, salvo que los lleve por motivos religiosos.',
    ),
    clothes: rule(
      'Estampado de la ropa',
      'El estampado llama más la atención que su cara. Una tela lisa deja la mirada donde debe estar.',
    ),
  },
  country: {
    heading: 'En el país elegido',
    custom: 'Costumbre',
    size: 'Tamaño',
    ownSize: 'su foto da para {px}',
    placement: 'Lugar en el CV',
    background: 'Fondo',
    calm: 'el suyo es lo bastante sereno',
    restless: 'el suyo está demasiado recargado',
    leaveOut:
      'La mejor foto para este currículum es ninguna. Úsela en LinkedIn y deje el currículum sin ella.',
  },
  progress: {
    loading: 'Cargando lo necesario para analizar la foto…',
    measuring: 'Analizando la foto…',
    sending: 'Enviando la foto a nuestro servidor…',
  },
  noFace: {
    title: 'No se encontró ninguna cara',
    text: 'Así solo podemos valorar el archivo. Elija una foto con una cara de frente, lo bastante grande para que se vean los ojos.',
  },
  notMeasured: {
    'not-loaded': {
      title: 'No se ha cargado todo',
      text: 'La conexión se cortó antes de que su navegador tuviera lo necesario para analizar la foto. La foto sigue elegida.',
    },
    unavailable: {
      title: 'Su navegador no ha podido analizar la foto',
      text: 'Le falta memoria o alguna otra cosa que el análisis necesita.',
    },
    again: 'Volver a intentarlo',
    server:
      'Puede hacerlo nuestro servidor: la foto se envía allí, se mide en memoria y no se guarda. Solo si usted quiere.',
    send: 'Enviarla al servidor',
  },
  onServer: 'Medida en nuestro servidor, sin guardar la foto para ello.',
  local: 'Medida en su navegador. Para ello la foto no se ha enviado a ninguna parte.',
  tooManyPixels: 'La foto tiene demasiados píxeles para un navegador. Use una copia más pequeña, por favor.',
  locked: 'Lo demás está en el resultado completo.',
  improvement: {
    heading: 'Cómo podría quedar esta foto',
    text: `Un retrato hecho con esta foto, con marca de agua: fondo nuevo, luz nueva, encuadre nuevo y, si quiere, otra ropa. Para ello la foto se envía a nuestro servidor y se borra en un plazo de ${facts.draftHours} horas.`,
    action: 'Ver un retrato de ella',
    cropAction: 'Recortar esta foto',
  },
});
