import type { WaitingOrderMailTexts } from './en.ts';

export const waitingOrderMail: WaitingOrderMailTexts = {
  reminderSubject: (headshots) => `Sus ${headshots} retratos esperan sus selfis`,
  linkSubject: (headshots) => `El enlace a su pedido de ${headshots} retratos`,
  preview: 'Todo está pagado. Solo faltan sus selfis.',
  headline: 'Solo faltan sus selfis',
  intro: (packageName, day) =>
    `El ${day} compró ${packageName}. Todo está pagado; para empezar solo necesitamos sus selfis.`,
  selfies: (min, recommended) =>
    `Con ${min} selfis basta; con ${recommended} queda mejor. Mire hacia la luz y quítese las gafas de sol. En la misma página elige los estilos y la ropa.`,
  button: 'Seguir con mis selfis',
  anyDevice:
    'El enlace funciona en cualquier dispositivo, por ejemplo en el móvil donde tiene sus fotos. Es solo suyo.',
  until: (day) =>
    `No hay prisa: su pedido espera hasta el ${day}. Si para entonces no lo ha empezado, le devolvemos el dinero. No le enviaremos más recordatorios.`,
};
