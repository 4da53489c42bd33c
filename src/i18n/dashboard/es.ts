import type { DashboardTexts } from './en.ts';

export const dashboard: DashboardTexts = {
  title: 'Para quien gestiona el servicio',
  mark: 'Solo personal',
  heading: 'El cuarto oscuro es para quien gestiona el servicio.',
  texts: [
    'Quien gestiona el servicio verá aquí los pedidos, las sesiones de fotos y los correos. Iniciará sesión con un enlace enviado a su dirección de correo. El panel llegará con una versión posterior; hasta entonces no se puede iniciar sesión.',
    'Como cliente no necesita ninguna cuenta: el enlace a su galería está en el correo que le enviamos.',
  ],
  home: 'Ir a la página de inicio',
};
