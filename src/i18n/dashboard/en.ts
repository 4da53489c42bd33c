/** The page in the place of the operators' dashboard, which comes with a later release. */
export const dashboard = {
  title: 'For operators',
  mark: 'Staff only',
  heading: 'The darkroom is for operators.',
  texts: [
    'Whoever runs this service will see orders, shoots and mails here. The way in will be a link that is sent to an operator’s e-mail address. It comes with a later release; until then there is nothing to sign in to.',
    'As a customer you need no account: the link to your gallery is in the e-mail that we sent you.',
  ],
  home: 'To the home page',
};
export type DashboardTexts = typeof dashboard;
