import { BRAND } from '../../catalog/brand.ts';
import { LIMITS } from '../../catalog/limits.ts';
import type { LeadFormTexts } from './en.ts';
import { leadsErrors } from '../leads-errors/es.ts';

export const leadForm: LeadFormTexts = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  emailHint: 'A esta dirección le enviaremos el presupuesto.',
  company: 'Empresa',
  companySize: 'Tamaño de la empresa',
  companySizes: {
    '1-10': 'De 1 a 10 personas',
    '11-50': 'De 11 a 50 personas',
    '51-200': 'De 51 a 200 personas',
    '200+': 'Más de 200 personas',
  },
  message: '¿Qué tiene pensado?',
  messageHint:
    'Por ejemplo: a quién asesora, cuántos retratos prevé al mes y qué debe aparecer con su nombre.',
  source: '¿Cómo nos ha conocido? (opcional)',
  sources: {
    search: 'Por un buscador',
    recommendation: 'Por recomendación',
    'social-media': 'Por las redes sociales',
    press: 'Por un artículo o un pódcast',
    other: 'De otra forma',
  },
  choose: 'Elija una opción',
  trap: 'Deje este campo vacío',
  send: 'Pedir presupuesto',
  sending: 'Enviando…',
  note: `Respondemos en menos de ${LIMITS.leadAnswerHours} horas. Usamos sus datos solo para atender su solicitud y los borramos a los ${LIMITS.leadLifetimeMonths} meses.`,
  sentHeading: 'Gracias. Hemos recibido su solicitud.',
  sentText: `Respondemos en menos de ${LIMITS.leadAnswerHours} horas. En un momento recibirá una confirmación por correo.`,
  failed: {
    offline:
      'Sin conexión. Todo lo que ha escrito sigue aquí; inténtelo de nuevo cuando vuelva a estar en línea.',
    server: 'Algo ha fallado. Inténtelo de nuevo.',
  },
  noScript: `Este formulario necesita JavaScript. Actívelo en el navegador o escríbanos a ${BRAND.contactEmail}.`,
  errors: leadsErrors,
};
