import type { DashboardTexts } from './en.ts';

export const dashboard: DashboardTexts = {
  title: 'Para quien gestiona el servicio',
  mark: 'Solo personal',
  heading: 'El cuarto oscuro es para quien gestiona el servicio.',
  texts: [
    'Aquí se verán los pedidos, las sesiones y los correos. Se entrará con un enlace enviado a la dirección de correo de quien gestiona el servicio. Llegará con una versión posterior; hasta entonces no hay nada en lo que iniciar sesión.',
    'Como cliente no necesita ninguna cuenta: el enlace a su galería está en el correo que le enviamos.',
  ],
  home: 'Ir a la página de inicio',
};
