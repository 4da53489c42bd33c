import type { AbandonedOrderMailTexts } from './en.ts';

export const abandonedOrderMail: AbandonedOrderMailTexts = {
  subject: (headshots) => `Su pedido de ${headshots} retratos sigue abierto`,
  preview: 'No se le ha cobrado nada. Si todavía los quiere, un enlace le lleva a la caja.',
  headline: '¿Todavía quiere sus retratos?',
  intro: (packageName, headshots, day) =>
    `El ${day} empezó a pedir ${packageName}, con ${headshots} retratos, y no llegó a terminar. No se le ha cobrado nada.`,
  still: 'Si todavía los quiere, la caja se abre con el mismo paquete. Si no, no tiene que hacer nada.',
  button: 'Ir a la caja',
  selfies: (hours) =>
    `Los selfis sin un pedido pagado se borran a las ${hours} horas, así que quizá tenga que añadir los suyos otra vez después de pagar.`,
  once: 'Solo le recordamos este pedido esta vez.',
  preferences: 'Cambiar sus preferencias',
  unsubscribe: 'Darse de baja del boletín',
  imprint: 'Aviso legal',
  privacy: 'Política de privacidad',
  contact: (email) => `¿Alguna pregunta? Escríbanos a ${email}.`,
  why: (day) => `Recibe este correo porque el ${day} se suscribió a nuestros consejos y ofertas.`,
};
