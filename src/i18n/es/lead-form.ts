import { BRAND } from '../../catalog/brand.ts';
import { LIMITS } from '../../catalog/limits.ts';
import type { LeadFormTexts } from '../en/lead-form.ts';
import { leadsErrors } from './leads-errors.ts';

export const leadForm: LeadFormTexts = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  emailHint: 'Ahí te enviaremos nuestra oferta.',
  company: 'Empresa',
  companySize: 'Tamaño de la empresa',
  companySizes: {
    '1-10': 'De 1 a 10 personas',
    '11-50': 'De 11 a 50 personas',
    '51-200': 'De 51 a 200 personas',
    '200+': 'Más de 200 personas',
  },
  message: '¿Qué tienes pensado?',
  messageHint: 'Por ejemplo: a quién asesoras, cuántos retratos al mes calculas y qué debe llevar tu nombre.',
  source: '¿Cómo nos has conocido? (opcional)',
  sources: {
    search: 'Un buscador',
    recommendation: 'Una recomendación',
    'social-media': 'Redes sociales',
    press: 'Un artículo o un pódcast',
    other: 'De otra forma',
  },
  choose: 'Elige una opción',
  trap: 'Deja este campo vacío',
  send: 'Pedir una oferta',
  sending: 'Enviando…',
  note: `Respondemos en menos de ${LIMITS.leadAnswerHours} horas. Usamos tus datos solo para tu solicitud y los borramos a los ${LIMITS.leadLifetimeMonths} meses.`,
  sentHeading: 'Gracias. Hemos recibido tu solicitud.',
  sentText: `Respondemos en menos de ${LIMITS.leadAnswerHours} horas. Te hemos enviado por correo una copia de lo que has escrito.`,
  failed: {
    offline:
      'Sin conexión. Todo lo que has escrito sigue aquí; inténtalo de nuevo cuando vuelvas a estar en línea.',
    server: 'Algo ha fallado. Inténtalo de nuevo.',
  },
  noScript: `Este formulario necesita JavaScript. Actívalo en el navegador o escribe a ${BRAND.contactEmail}.`,
  errors: leadsErrors,
};
