import type { RequestErrorsTexts } from './en.ts';

export const requestErrors: RequestErrorsTexts = {
  'body-invalid':
    'Diese Anfrage war nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'body-too-large': 'Diese Anfrage ist zu groß.',
  'cross-site': 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  'too-many-requests':
    'Das ging etwas schnell. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  unavailable:
    'Unser Server holt gerade Luft. Bitte versuchen Sie es gleich noch einmal; Ihre Eingaben sind nicht verloren.',
};
