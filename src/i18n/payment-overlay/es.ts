import type { PaymentOverlayTexts } from './en.ts';

export const paymentOverlay: PaymentOverlayTexts = {
  title: 'Pago',
  frame: 'Formulario de pago',
  close: 'Cerrar el pago',
  loading: 'Abriendo la ventana de pago…',
  unavailable:
    'La ventana de pago no se ha cargado. Puede que la impida un bloqueador de anuncios o su red. No se ha cobrado nada.',
  hosted: 'Pagar en la página del proveedor de pagos',
  hostedHelp: 'La página del proveedor de pagos se abre en esta pestaña y, al terminar, usted vuelve aquí.',
  withoutHosted:
    'Desactive el bloqueador en esta página o use otro navegador, y vuelva a intentarlo, por favor.',
  isOpen: 'La ventana de pago está abierta.',
};
