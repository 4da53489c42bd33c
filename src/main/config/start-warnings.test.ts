import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startWarnings } from './start-warnings.ts';
import { unreachableAddresses } from './unreachable-addresses.ts';

const PRODUCTION = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://photos.test', ALLOW_SANDBOX: '1' },
  APP_SECRET: 'a secret of at least thirty-two characters',
};
const IMPRINT = { IMPRINT_NAME: 'A GmbH', IMPRINT_ADDRESS: 'Weg 1|Ort', IMPRINT_EMAIL: 'a@photos.de' };

it('warns in production of missing contacts, and of nothing on a developer’s machine', () => {
  expect(startWarnings(readConfig({}, '/'))).toEqual([]);
  expect(startWarnings(readConfig(PRODUCTION, '/'))).toEqual([
    expect.stringContaining('the imprint is empty'),
    expect.stringContaining('OPERATOR_EMAILS: nobody reads hello@lichtbild.example'),
  ]);
  const filled = { ...PRODUCTION, ...IMPRINT, OPERATOR_EMAILS: 'office@photos.de' };
  expect(startWarnings(readConfig(filled, '/'))).toEqual([]);
});

it.each([
  'a@b.example',
  'a@example',
  'a@EXAMPLE.com',
  'a@mail.example.org',
  'a@b.test',
  'a@localhost',
  'a@b.invalid',
])('nobody reads %s', (email) => expect(unreachableAddresses([email])).toEqual([email]));

it.each(['a@example.de', 'a@myexample.com', 'example@photos.de', 'a@test.photos.de', 'a@contest'])(
  'somebody may read %s',
  (email) => expect(unreachableAddresses([email])).toEqual([]),
);
