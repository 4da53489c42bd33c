import type { ProgressTexts } from './en.ts';

export const progress: ProgressTexts = {
  title: 'Su sesión',
  titleWithCount: (done, total) => `${done} de ${total} · Su sesión`,
  heading: {
    waiting: 'Estamos esperando la confirmación de su pago.',
    paid: 'Su sesión empieza enseguida.',
    rendering: 'Sus retratos se están revelando.',
    delivered: 'Sus retratos están listos.',
    failed: 'No hemos podido hacer sus retratos.',
    refunded: 'Le estamos devolviendo el dinero.',
  },
  lead: {
    waiting: 'Suele tardar unos segundos. En cuanto se confirme el pago, esta página continuará sola.',
    paid: 'Hemos recibido el pago. Estamos preparando sus selfis; los primeros retratos aparecerán aquí abajo.',
    rendering:
      'Cada retrato aparece aquí en cuanto supera nuestras comprobaciones, entre ellas que realmente se parezca a usted.',
    delivered: 'Todos han superado las comprobaciones. También tiene el enlace a la galería en su correo.',
    failed:
      'Algo ha fallado por nuestra parte y la sesión se ha detenido. Le devolvemos el importe íntegro sin que tenga que pedirlo; le hemos enviado un correo con los detalles.',
    refunded:
      'El importe íntegro vuelve por el mismo medio con el que pagó; según su banco, puede tardar unos días en aparecer. Con ello termina la sesión, y los selfis y los retratos se borran un día después. El motivo se lo explicamos por correo.',
  },
  failedWithoutConsent:
    'Retiró su consentimiento para comparar las caras mientras se tramitaba su pago. Sin él no podemos hacer ningún retrato. Le devolvemos el importe íntegro sin que tenga que pedirlo; le hemos enviado un correo con los detalles.',
  count: (done, total) => `${done} de ${total}`,
  countUnit: (total) => (total === 1 ? 'retrato' : 'retratos'),
  meter: 'Retratos terminados',
  preparing: (done, of) => `Preparando sus selfis: ${done}\u00a0de\u00a0${of}`,
  preparingMeter: 'Selfis preparados',
  headshotsLabel: 'Hoja de contactos',
  frameEmpty: (number) => `Fotograma ${number}, todavía vacío`,
  frameDone: (number, style) => `Retrato ${number}, ${style}`,
  leaveHeading: 'Puede cerrar esta página.',
  leave:
    'Nosotros seguimos trabajando. En cuanto esté todo listo, le enviaremos por correo el enlace a su galería.',
  openGallery: 'Abrir la galería',
  startAgain: 'Volver a sus selfis',
  startNew: 'Empezar una sesión nueva',
  lost: 'Se ha perdido la conexión. Lo estamos intentando de nuevo; su sesión sigue adelante.',
  offline: 'No tiene conexión. El recuento continuará en cuanto vuelva a tenerla.',
  restored: 'Conexión recuperada.',
  polling: 'Los avisos en directo no llegan, así que esta página consulta el estado cada pocos segundos.',
  announce: (done, total) => `${done} de ${total} retratos están listos.`,
  noScript:
    'Sin JavaScript esta página no puede actualizarse sola. Recárguela de vez en cuando o espere a nuestro correo.',
  reload: 'Recargar la página',
};
