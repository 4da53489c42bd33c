import type { WaitingOrderMailTexts } from './en.ts';

export const waitingOrderMail: WaitingOrderMailTexts = {
  reminderSubject: (headshots) => `Sus ${headshots} retratos le esperan`,
  linkSubject: (headshots) => `El enlace a su pedido de ${headshots} retratos`,
  preview: 'Todo está pagado. Suba sus selfis y empiece cuando quiera.',
  headline: 'Pagado, pero aún sin empezar',
  intro: (packageName, day) =>
    `El ${day} compró ${packageName}. Empezamos en cuanto haya subido sus selfis y pulse «Hacer mis retratos».`,
  selfies: (min, recommended) =>
    `Con ${min} selfis basta; con ${recommended} queda mejor. Mire hacia la luz y quítese las gafas de sol. En la misma página elige los estilos y la ropa.`,
  erasure: (days) =>
    `Los selfis que suba se borran a los ${days} días si para entonces no ha empezado; el pedido sigue esperando.`,
  button: 'Seguir con mis selfis',
  anyDevice:
    'El enlace funciona en cualquier dispositivo, por ejemplo en el móvil donde tiene sus fotos. Es solo suyo.',
  until: (day) =>
    `No hay prisa: su pedido espera hasta el ${day}. Si para entonces no lo ha empezado, le devolvemos el dinero. No le enviaremos más recordatorios.`,
};
