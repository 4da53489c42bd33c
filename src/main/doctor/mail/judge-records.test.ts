import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dmarcRecords, domainsAbove, isAligned } from './dmarc-record.ts';
import { judgeAlignment, judgeDkimRecord } from './judge-dkim.ts';
import { judgeDmarc } from './judge-dmarc.ts';
import { judgeSpf } from './judge-spf.ts';

const DOMAIN = 'lichtbild.example';

it.each([
  [['v=spf1 include:x.example -all'], 'ok', 'make sure that it includes your mail server'],
  [['v=spf1 ip4:192.0.2.1 ~ALL'], 'ok', ''],
  [['V=SPF1 redirect=x.example'], 'ok', ''],
  [['other', 'v=spf1 -all'], 'ok', ''],
  [[], 'problem', 'no record'],
  [['v=spf10 -all', 'spf1'], 'problem', 'no record'],
  [['v=spf1 -all', 'v=spf1 mx -all'], 'problem', 'has 2 records'],
  [['v=spf1 a +all'], 'problem', 'allows everybody'],
  [['v=spf1 all'], 'problem', 'allows everybody'],
  [['v=spf1 mx ?all'], 'warning', 'does not say'],
  [['v=spf1 mx'], 'warning', 'does not say'],
  [['v=spf1'], 'warning', 'does not say'],
  [[`v=spf1 ${'include:x.example '.repeat(8)}a mx -all`], 'ok', ''],
  [[`v=spf1 ${'include:x.example '.repeat(8)}a mx exists:x -all`], 'problem', 'needs 11 queries'],
  [[`v=spf1 ${'ip4:192.0.2.1 '.repeat(20)}-all`], 'ok', ''],
])('SPF %j: %s', (records, state, detail) => {
  const finding = judgeSpf(DOMAIN, records);
  expect(finding).toMatchObject({ part: 'SPF', state });
  expect(finding.detail).toContain(detail);
});

it.each([
  ['lichtbild.example', ['lichtbild.example']],
  ['a.b.co.uk', ['a.b.co.uk', 'b.co.uk', 'co.uk']],
  ['localhost', ['localhost']],
])('receivers look for the policy of %s at %j', (domain, domains) => {
  expect(domainsAbove(domain)).toEqual(domains);
});

const dmarc = (records: Readonly<Record<string, readonly string[]>>) => dmarcRecords(Object.entries(records));

it.each([
  [{ [DOMAIN]: ['v=DMARC1; p=reject'] }, 'ok', 'protects lichtbild.example (reject)'],
  [{ [DOMAIN]: ['v=DMARC1 ;P = Quarantine'] }, 'ok', '(quarantine)'],
  [{ [DOMAIN]: ['v=DMARC1; p=none'] }, 'ok', 'only observes (p=none)'],
  [{ [DOMAIN]: ['v=DMARC1; p=none; sp=reject'] }, 'ok', 'only observes'],
  [{ [DOMAIN]: [] }, 'warning', 'has no record'],
  [{ [DOMAIN]: ['v=DMARC2; p=reject', 'text'] }, 'warning', 'has no record'],
  [{ [DOMAIN]: [], example: ['v=DMARC1; p=reject; psd=y'] }, 'warning', 'has no record'],
  [{ [DOMAIN]: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] }, 'problem', 'has 2 records'],
  [{ [DOMAIN]: ['v=DMARC1; rua=mailto:a@b.example'] }, 'problem', 'no valid policy'],
  [{ [DOMAIN]: ['v=DMARC1; p=strict'] }, 'problem', 'no valid policy'],
])('DMARC %j: %s', (records, state, detail) => {
  const finding = judgeDmarc(DOMAIN, dmarc(records as Readonly<Record<string, readonly string[]>>));
  expect(finding).toMatchObject({ part: 'DMARC', state });
  expect(finding.detail).toContain(detail);
});

it('the policy above a subdomain is its `sp`, or else its `p`', () => {
  const above = (record: string) =>
    judgeDmarc(`mail.${DOMAIN}`, dmarc({ [`mail.${DOMAIN}`]: [], [DOMAIN]: [record] })).detail;
  expect(above('v=DMARC1; p=none; sp=reject')).toContain('(reject)');
  expect(above('v=DMARC1; p=reject; sp=none')).toContain('only observes');
  expect(above('v=DMARC1; p=quarantine')).toContain('(quarantine)');
});

it.each([
  ['lichtbild.example', 'lichtbild.example', {}, 'yes'],
  ['lichtbild.example', 'mail.lichtbild.example', {}, 'yes'],
  ['mail.lichtbild.example', 'lichtbild.example', {}, 'yes'],
  ['a.lichtbild.example', 'b.lichtbild.example', { 'lichtbild.example': ['v=DMARC1;p=none'] }, 'yes'],
  ['a.lichtbild.example', 'b.lichtbild.example', {}, 'no'],
  ['bild.example', 'lichtbild.example', {}, 'no'],
  ['other.example', 'lichtbild.example', { 'lichtbild.example': ['v=DMARC1;p=none'] }, 'no'],
  [
    'lichtbild.example',
    'mail.lichtbild.example',
    { 'mail.lichtbild.example': ['v=DMARC1;p=none;adkim=s'] },
    'only-relaxed',
  ],
  ['lichtbild.example', 'lichtbild.example', { 'lichtbild.example': ['v=DMARC1;p=none;adkim=s'] }, 'yes'],
])('a signature of %s counts for %s with %j: %s', (signer, sender, records, aligned) => {
  const found = dmarc(records as Readonly<Record<string, readonly string[]>>);
  expect(isAligned(signer, sender, found)).toBe(aligned);
});

it('tells which domain has to sign', () => {
  const sender = `mail.${DOMAIN}`;
  const strict = dmarc({ [sender]: ['v=DMARC1; p=none; adkim=s'] });
  const place = { domain: DOMAIN };
  expect(judgeAlignment(place, sender, dmarc({}))).toBeUndefined();
  expect(judgeAlignment(place, sender, strict)).toMatchObject({
    state: 'problem',
    detail: `${sender} asks for exactly its own signatures (adkim=s), and ours are of ${DOMAIN}`,
    fix: expect.stringContaining(`DKIM_DOMAIN=${sender}`) as string,
  });
  expect(judgeAlignment(place, 'other.example', strict)?.detail).toBe(
    `signatures of ${DOMAIN} do not count for mails of other.example`,
  );
});

describe('DKIM', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const own = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const pkcs1 = publicKey.export({ type: 'pkcs1', format: 'der' }).toString('base64');
  const place = { domain: DOMAIN, selector: 'mail' };

  it.each([
    [[`v=DKIM1; k=rsa; p=${own}`], 'ok', 'has the key'],
    [[`p=${own}`], 'ok', ''],
    [[`v=DKIM1; p=${pkcs1}`], 'ok', ''],
    [[`v=DKIM1; h=sha1:sha256; s=email; t=s; p=${own};`], 'ok', ''],
    [['v=spf1 -all', `p=${own}`], 'ok', ''],
    [[`v=DKIM1; s=*; p=${own}`], 'ok', ''],
    [[], 'problem', 'has no record'],
    [['v=DKIM1; p='], 'problem', 'was revoked'],
    [[`p=${own}`, `p=${own}`], 'problem', 'has 2 records'],
    [[`p=${own.slice(0, -40)}`], 'problem', 'another key'],
    [['p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA'], 'problem', 'another key'],
    [[`v=DKIM2; p=${own}`], 'problem', '`v=DKIM2`'],
    [[`k=ed25519; p=${own}`], 'problem', '`k=ed25519`'],
    [[`h=sha1; p=${own}`], 'problem', '`h=sha1`'],
    [[`s=chat; p=${own}`], 'problem', '`s=chat`'],
    [[`t=y:s; p=${own}`], 'warning', 'test mode'],
  ])('%j: %s', (records, state, detail) => {
    const finding = judgeDkimRecord(place, { publicKey: own }, records);
    expect(finding).toMatchObject({ part: 'DKIM', state });
    expect(finding.detail).toContain(detail);
  });
});
