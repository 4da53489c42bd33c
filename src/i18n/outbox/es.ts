import type { OutboxTexts } from './en.ts';

export const outbox: OutboxTexts = {
  title: 'Bandeja de salida',
  lead: 'Correos que esta instalación enviaría. Solo en el propio equipo, fuera de producción.',
  empty: 'Todavía no hay correos. El primero se escribe cuando se paga una sesión.',
  list: 'Correos',
  html: 'Como se ve en un programa de correo',
  text: 'Parte de texto',
  choose: 'Elija un correo para leerlo.',
};
