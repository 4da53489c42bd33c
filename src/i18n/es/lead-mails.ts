import type { LeadMailTexts } from '../en/lead-mails.ts';

export const leadMails: LeadMailTexts = {
  facts: {
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    companySize: 'Tamaño de la empresa',
    people: 'Personas',
    source: 'Nos conoce por',
    language: 'Idioma',
    received: 'Recibido',
  },
  words: 'Tu mensaje',
  contact: (email) => `¿Alguna pregunta? Escríbenos a ${email}.`,
  answer: {
    subject: {
      'white-label': 'Hemos recibido tu solicitud de marca blanca',
      team: 'Hemos recibido la solicitud para tu equipo',
    },
    preview: (hours) => `Respondemos en menos de ${hours} horas.`,
    headline: 'Gracias por tu interés',
    promise: (hours) =>
      `Hemos recibido tu solicitud. La leemos y te respondemos en menos de ${hours} horas, a esta dirección.`,
    copy: 'Esto es lo que nos ha llegado:',
    correct: '¿Falta algo o hay algún error? Responde a este correo.',
    retention: (months) =>
      `Usamos estos datos solo para tu solicitud y los borramos a los ${months} meses, o antes si nos lo pides.`,
    why: 'Este correo no es publicidad. Lo recibes porque alguien ha escrito esta dirección en uno de nuestros formularios. Si no has sido tú, no tienes que hacer nada.',
  },
  notice: {
    subject: {
      'white-label': (who) => `Solicitud de marca blanca: ${who}`,
      team: (who, people) => `Solicitud para un equipo: ${people} personas, ${who}`,
    },
    headline: { 'white-label': 'Una solicitud de marca blanca', team: 'Una solicitud para un equipo' },
    due: (moment) => `Hemos prometido una respuesta antes del ${moment}.`,
    reply: 'Si respondes a este correo, la respuesta llega a quien ha hecho la solicitud.',
    words: 'El mensaje',
    why: 'Recibes este correo porque tu dirección figura como la del operador del servicio.',
  },
};
