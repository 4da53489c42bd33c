import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DnsRecords, openDnsServer } from '../../../../test/dns-server.ts';
import { dkimRecord, generateDkimKey } from '../../../platform/mail/dkim-key.ts';
import { readConfig } from '../../config/config.ts';
import { checkMail } from './check-mail.ts';

const DOMAIN = 'lichtbild.example';
let folder: string;
let record: string;
let otherRecord: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lichtbild-doctor-mail-'));
  const key = await generateDkimKey();
  await writeFile(join(folder, 'key.pem'), key.privateKeyPem);
  await writeFile(join(folder, 'broken.pem'), 'no key');
  record = dkimRecord(key);
  otherRecord = dkimRecord(await generateDkimKey());
});
afterAll(() => rm(folder, { recursive: true }));

const SENDING = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: `Lichtbild <post@${DOMAIN}>` };
const signing = (file = 'key.pem', domain = DOMAIN) => ({
  ...SENDING,
  ...{ DKIM_DOMAIN: domain, DKIM_SELECTOR: 'autumn', DKIM_PRIVATE_KEY_FILE: join(folder, file) },
});
const GOOD: DnsRecords = {
  [DOMAIN]: ['google-site-verification=x', 'v=spf1 include:_spf.mail.example -all'],
  [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=reject; rua=mailto:post@lichtbild.example'],
};

/** Returns state and detail of each finding, as `ok SPF …`. */
async function check(
  env: Record<string, string>,
  records: DnsRecords,
  timeouts: { readonly resolverMs?: number; readonly checkMs?: number } = {},
) {
  const resolver = await openDnsServer(records, timeouts.resolverMs);
  const resolveTxt = (name: string) => resolver.resolveTxt(name);
  const findings = await checkMail(readConfig(env, '/').mail, resolveTxt, timeouts.checkMs);
  for (const { state, fix } of findings) expect(fix === undefined).toBe(state === 'ok');
  return findings.map(({ part, state, detail }) => `${state} ${part}: ${detail}`);
}
const matching = (...texts: readonly string[]) =>
  texts.map((text) => expect.stringContaining(text) as string);

it('asks nobody while mails are stored in the outbox', async () => {
  const findings = await checkMail(readConfig({}, '/srv').mail, () =>
    Promise.reject(new Error('nobody must be asked')),
  );
  expect(findings).toEqual([
    { part: 'mail', state: 'ok', detail: 'stored in /srv/data/outbox instead of being sent' },
  ]);
});

it('finds nothing wrong when all three are in order', async () => {
  const records = { ...GOOD, [`autumn._domainkey.${DOMAIN}`]: [record] };
  expect(await check(signing(), records)).toEqual(
    matching(
      `ok SPF: ${DOMAIN}`,
      `ok DKIM: autumn._domainkey.${DOMAIN} has the key`,
      `ok DMARC: _dmarc.${DOMAIN} protects ${DOMAIN} (reject)`,
    ),
  );
});

it('says that the mail server has to sign when no key is set', async () => {
  expect(await check(SENDING, GOOD)).toEqual(
    matching('ok SPF', 'ok DKIM: no key is set, so your mail server has to sign', 'ok DMARC'),
  );
});

it.each([
  ['that do not exist', {}],
  ['without texts', { [DOMAIN]: [], [`_dmarc.${DOMAIN}`]: [], [`autumn._domainkey.${DOMAIN}`]: [] }],
])('reports what is missing at names %s', async (_names, records) => {
  expect(await check(signing(), records)).toEqual(
    matching(
      `problem SPF: ${DOMAIN} has no record`,
      `problem DKIM: autumn._domainkey.${DOMAIN} has no record`,
      `warning DMARC: ${DOMAIN} has no record`,
    ),
  );
});

it('tells how to publish the key, and compares keys instead of texts', async () => {
  const resolver = await openDnsServer(GOOD);
  const findings = await checkMail(readConfig(signing(), '/').mail, (name) => resolver.resolveTxt(name));
  expect(findings[1]!.fix).toBe(`Publish a TXT record at autumn._domainkey.${DOMAIN}: \`${record}\``);
  const at = (text: string) => check(signing(), { ...GOOD, [`autumn._domainkey.${DOMAIN}`]: [text] });
  const folded = `k=rsa;p= ${record.split('p=')[1]!.replace(/.{64}/g, '$& ')} ; n=for ${DOMAIN}`;
  expect(await at(folded)).toEqual(matching('ok SPF', 'ok DKIM', 'ok DMARC'));
  expect(await at(otherRecord)).toEqual(matching('ok SPF', 'problem DKIM: autumn', 'ok DMARC'));
});

it('reports a key file that cannot sign, and still checks the rest', async () => {
  expect(await check(signing('broken.pem'), GOOD)).toEqual(
    matching('ok SPF', 'problem DKIM: DKIM_PRIVATE_KEY_FILE: ', 'ok DMARC'),
  );
});

it('reports a key for another domain', async () => {
  const records = { ...GOOD, 'autumn._domainkey.mail.example': [record] };
  expect(await check(signing('key.pem', 'mail.example'), records)).toEqual(
    matching(
      'ok SPF',
      'ok DKIM: autumn._domainkey.mail.example has the key',
      `problem DKIM: signatures of mail.example do not count for mails of ${DOMAIN}`,
      'ok DMARC',
    ),
  );
});

it('looks for the policy above a subdomain', async () => {
  const sending = { ...SENDING, MAIL_FROM: 'post@news.mail.lichtbild.example' };
  expect(await check(sending, GOOD)).toEqual(
    matching('problem SPF: news.mail.', 'ok DKIM', 'ok DMARC: _dmarc.lichtbild.example protects news.mail.'),
  );
});

it('looks up the ASCII form of a domain with umlauts', async () => {
  const records = {
    'xn--bcher-kva.example': ['v=spf1 -all'],
    '_dmarc.xn--bcher-kva.example': ['v=DMARC1;p=none'],
  };
  expect(await check({ ...SENDING, MAIL_FROM: 'post@bücher.example' }, records)).toEqual(
    matching('ok SPF', 'ok DKIM', 'ok DMARC: _dmarc.xn--bcher-kva.example only observes'),
  );
});

it('warns once when the DNS does not answer, within the time', async () => {
  const name = `autumn._domainkey.${DOMAIN}`;
  const silent = { [DOMAIN]: 'silence', [`_dmarc.${DOMAIN}`]: 'silence', [name]: 'silence' } as const;
  const warnings = matching(
    `warning mail: the DNS gave no answer about SPF, DKIM, DMARC of ${DOMAIN} (ETIMEOUT)`,
  );
  expect(await check(signing(), silent, { checkMs: 30 })).toEqual(warnings);
  expect(await check(signing(), silent, { resolverMs: 30 })).toEqual(warnings);
  expect(await check(signing(), { ...GOOD, [name]: 'servfail' })).toEqual(
    matching('ok SPF', 'ok DMARC', 'warning mail: the DNS gave no answer about DKIM'),
  );
});

it('warns without a name server', async () => {
  const refused = () => Promise.reject(Object.assign(new Error('queryTxt'), { code: 'ECONNREFUSED' }));
  expect(await checkMail(readConfig(SENDING, '/').mail, refused)).toMatchObject([
    { part: 'DKIM', state: 'ok' },
    { part: 'mail', state: 'warning', detail: expect.stringContaining('(ECONNREFUSED)') as string },
  ]);
});
