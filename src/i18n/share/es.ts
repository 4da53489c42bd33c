import type { ShareTexts } from './en.ts';

export const share: ShareTexts = {
  title: 'Retratos compartidos',
  description: 'Retratos profesionales hechos a partir de selfis corrientes.',
  heading: (count) =>
    count === 1 ? 'Un retrato, compartido con usted.' : `${count} retratos, compartidos con usted.`,
  lead: 'Hechos a partir de selfis corrientes. La persona que aparece eligió estas imágenes y puede retirarlas cuando quiera.',
  alt: (index) => `Retrato compartido ${index}`,
  enlarge: (index) => `Ampliar el retrato compartido ${index}`,
  disclosure:
    'Composiciones asistidas por IA: una persona real, con fondo, luz y encuadre hechos por software.',
  call: 'Los suyos, a partir de unos pocos selfis.',
  callText: 'Sin estudio y sin cita. Puede ver una vista previa gratuita antes de pagar.',
  callButton: 'Haga sus propios retratos',
};
