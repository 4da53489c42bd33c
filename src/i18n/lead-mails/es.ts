import type { LeadMailsTexts } from './en.ts';

export const leadMails: LeadMailsTexts = {
  facts: {
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    companySize: 'Tamaño de la empresa',
    headshots: 'Retratos',
    source: 'Cómo nos conoció',
    language: 'Idioma',
    received: 'Recibida el',
  },
  contact: (email) => `¿Alguna pregunta? Escríbanos a ${email}.`,
  answer: {
    subject: {
      'white-label': 'Hemos recibido su solicitud de marca blanca',
      team: 'Hemos recibido la solicitud para su equipo',
    },
    preview: (hours) => `Respondemos en menos de ${hours} horas.`,
    headline: 'Gracias por su interés',
    received: {
      'white-label': 'Hemos recibido su solicitud sobre nuestro servicio con su propia marca.',
      team: 'Hemos recibido su solicitud de retratos para un equipo.',
    },
    promise: (hours) => `La leeremos y le responderemos en menos de ${hours} horas a esta dirección.`,
    correct:
      'No repetimos aquí lo que ha escrito, porque en un formulario se puede poner cualquier dirección. ¿Falta algo o hay algún error? Basta con que responda a este correo.',
    retention: (months) =>
      `Usamos sus datos solo para atender su solicitud y los borramos a los ${months} meses, o antes si nos lo pide.`,
    why: 'Este correo no es publicidad. Lo recibe porque alguien ha escrito esta dirección en uno de nuestros formularios. Si no ha sido usted, no tiene que hacer nada.',
  },
  notice: {
    subject: {
      'white-label': (who) => `Solicitud de marca blanca: ${who}`,
      team: (who, headshots) => `Solicitud para un equipo: ${headshots} retratos, ${who}`,
    },
    headline: { 'white-label': 'Una solicitud de marca blanca', team: 'Una solicitud para un equipo' },
    due: (moment) => `Hemos prometido una respuesta antes del ${moment}.`,
    reply: 'Si responde a este correo, su respuesta llegará a quien hizo la solicitud.',
    words: 'El mensaje',
    why: 'Recibe este correo porque su dirección es la que figura para los avisos del servicio.',
  },
};
