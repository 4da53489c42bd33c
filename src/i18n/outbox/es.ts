import type { OutboxTexts } from './en.ts';

export const outbox: OutboxTexts = {
  title: 'Bandeja de salida',
  lead: 'Los correos que enviaría esta instalación. Esta página solo existe durante el desarrollo, en el propio equipo.',
  empty: 'Todavía no hay correos. El primero se escribe en cuanto se paga una sesión.',
  list: 'Correos',
  html: 'Como se ve en un programa de correo',
  text: 'Solo texto',
  choose: 'Elija un correo para leerlo.',
};
