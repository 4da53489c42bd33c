/** The placeholder page for the operators' dashboard, which comes with a later release. */
export const dashboard = {
  title: 'For operators',
  mark: 'Staff only',
  heading: 'The darkroom is for operators.',
  texts: [
    'The people who run this service will see orders, shoots and emails here. They’ll sign in with a link sent to an operator’s email address. The dashboard comes with a later release; until then there’s nothing to sign in to.',
    'As a customer you don’t need an account: the link to your gallery is in the email we sent you.',
  ],
  home: 'Go to the home page',
};
export type DashboardTexts = typeof dashboard;
