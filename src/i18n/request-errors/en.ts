/** Why an endpoint refused a request before handling it. */
export const requestErrors = {
  'body-invalid': 'We couldn’t read this request. Please reload the page and try again.',
  'body-too-large': 'This request is too large.',
  'cross-site': 'This request came from another site and was refused.',
  'too-many-requests': 'That was a little fast. Please wait a moment and try again.',
  unavailable:
    'Our server is catching its breath. Please try again in a moment; nothing you entered is lost.',
};

export type RequestErrorsTexts = typeof requestErrors;
export type RequestError = keyof RequestErrorsTexts;
