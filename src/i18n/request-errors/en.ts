/** Why an endpoint did not even look at a request. */
export const requestErrors = {
  'body-invalid': 'This request could not be read. Please reload the page and try again.',
  'body-too-large': 'This request is too large.',
  'cross-site': 'This request came from another site and was refused.',
  'too-many-requests': 'That was a little fast. Please wait a moment and try again.',
  unavailable:
    'Our server is catching its breath. Please try again in a moment; nothing you entered is lost.',
};

export type RequestErrorTexts = typeof requestErrors;
export type RequestError = keyof RequestErrorTexts;
