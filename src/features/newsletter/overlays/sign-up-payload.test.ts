import { expect, it } from 'vitest';
import { signUpPayload } from './sign-up-payload.ts';

const FIELDS = { email: ' mira@example.org ', firstName: ' Mira', lastName: 'Berg ', homepage: '' };

it.each(['exit-intent', 'welcome-flow'] as const)(
  'fills in the defaults of the specification for %s',
  (source) => {
    const payload = signUpPayload(FIELDS, source, '');
    expect(payload).toEqual({
      email: 'mira@example.org',
      firstName: 'Mira',
      lastName: 'Berg',
      company: '',
      userType: 'b2c',
      source,
      discountCode: 'WELCOME20',
      discountPercent: 20,
      utm_source: 'direct',
      utm_medium: 'organic',
      utm_campaign: source,
    });
  },
);

it('takes the campaign from the URL', () => {
  const search = '?utm_source=press&utm_medium=mail&utm_campaign=spring&ref=x';
  expect(signUpPayload({ email: 'mira@example.org' }, 'exit-intent', search)).toMatchObject({
    ...{ firstName: '', lastName: '' },
    ...{ utm_source: 'press', utm_medium: 'mail', utm_campaign: 'spring' },
  });
});
