import sharp from 'sharp';
import { expect, it } from 'vitest';
import { silentLog } from '../../log/silent-log.ts';
import { makeDevCertificate } from '../dev-certificate.ts';
import { ProvenanceError } from '../provenance.ts';
import { createC2paProvenance } from './c2pa-provenance.ts';
import { readContentCredentials } from './read-content-credentials.ts';
import { readSigningIdentity } from './signing-identity.ts';
import { trySigning } from './try-signing.ts';

const NOW = new Date();
const MADE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';
const certificate = makeDevCertificate(NOW);
const read = readSigningIdentity(certificate.certificatePem, certificate.privateKeyPem);
if (!read.ok) throw new Error(read.error);
const identity = read.value;
const options = {
  identity,
  software: { name: 'Lichtbild', version: '1.2.3' },
  clock: { now: () => NOW },
  log: silentLog,
};
const provenance = createC2paProvenance(options);

const picture = (type: 'jpeg' | 'webp' | 'avif' = 'jpeg') =>
  sharp({ create: { width: 160, height: 200, channels: 3, background: '#7a6a5a' } })
    .toFormat(type)
    .toBuffer();

it.each(['jpeg', 'webp', 'avif'] as const)('signs %s, and the reference reader believes it', async (type) => {
  const plain = await picture(type);
  const signed = await provenance.sign(plain, { digitalSourceType: MADE });
  expect(await readContentCredentials(signed, certificate.authorityPem)).toEqual({
    state: 'trusted',
    failures: [],
    signer: 'Lichtbild development signer',
    stampedAt: undefined,
    software: 'Lichtbild 1.2.3',
    actions: [{ action: 'c2pa.created', digitalSourceType: MADE }],
  });
  expect((await sharp(signed).metadata()).width).toBe(160);
  expect(signed.byteLength - plain.byteLength).toBeLessThan(6_000);
});

it('who was not told of the authority finds the picture whole all the same', async () => {
  const signed = await provenance.sign(await picture(), { digitalSourceType: MADE });
  expect(await readContentCredentials(signed)).toMatchObject({ state: 'valid', failures: [] });
  const stranger = makeDevCertificate(NOW).authorityPem;
  expect(await readContentCredentials(signed, stranger)).toMatchObject({ state: 'valid', failures: [] });
});

it('one changed byte of the picture is found', async () => {
  const signed = await provenance.sign(await picture(), { digitalSourceType: MADE });
  const changed = new Uint8Array(signed);
  changed[changed.length - 8]! ^= 1;
  expect(await readContentCredentials(changed, certificate.authorityPem)).toMatchObject({
    state: 'invalid',
    failures: ['assertion.dataHash.mismatch'],
  });
});

it('one changed byte of the statement is found', async () => {
  const signed = await provenance.sign(await picture(), { digitalSourceType: MADE });
  const changed = Buffer.from(signed);
  changed.write(
    'compositeWithTrainedAlgorithmicMedio',
    changed.indexOf('compositeWithTrainedAlgorithmicMedia'),
  );
  expect(await readContentCredentials(changed)).toMatchObject({ state: 'invalid' });
});

it('a crop brings the statement of the picture it was cut from along', async () => {
  const headshot = await provenance.sign(await picture(), { digitalSourceType: MADE });
  const cut = await sharp(headshot).extract({ left: 0, top: 0, width: 100, height: 100 }).toBuffer();
  const signed = await provenance.sign(cut, { digitalSourceType: MADE, parent: headshot });
  const statement = await readContentCredentials(signed, certificate.authorityPem);
  expect(statement?.state).toBe('trusted');
  expect(statement?.actions.map(({ action }) => action)).toEqual([
    'c2pa.created',
    'c2pa.opened',
    'c2pa.cropped',
    'c2pa.resized',
  ]);
});

it('a crop of a picture from before there was a certificate can be signed too', async () => {
  const signed = await provenance.sign(await picture(), { digitalSourceType: MADE, parent: await picture() });
  const statement = await readContentCredentials(signed, certificate.authorityPem);
  expect(statement).toMatchObject({ state: 'trusted' });
  expect(statement?.actions.at(-1)).toEqual({ action: 'c2pa.resized', digitalSourceType: MADE });
});

it('knows pictures that say nothing from files that are none', async () => {
  expect(await readContentCredentials(await picture())).toBeUndefined();
  await expect(readContentCredentials(Buffer.from('no picture at all'))).rejects.toThrow(ProvenanceError);
  const sign = provenance.sign(Buffer.from('no picture'), { digitalSourceType: MADE });
  await expect(sign).rejects.toThrow(ProvenanceError);
});

it('out of date, it says so once and leaves pictures as they are', async () => {
  const warnings: string[] = [];
  const late = createC2paProvenance({
    ...options,
    clock: { now: () => new Date(identity.validTo.getTime() + 1) },
    log: { warn: (_, message) => void warnings.push(message) },
  });
  const plain = await picture();
  for (let i = 0; i < 2; i++) expect(await late.sign(plain, { digitalSourceType: MADE })).toBe(plain);
  expect(warnings).toEqual([expect.stringContaining('out of date')]);
});

it('is tried out before it is used', async () => {
  expect(await trySigning(provenance)).toEqual([]);
  const broken = { ...provenance, sign: async (bytes: Uint8Array) => bytes };
  expect(await trySigning(broken)).toEqual(['nothing was signed']);
  const { privateKey } = otherIdentity();
  const forged = createC2paProvenance({ ...options, identity: { ...identity, privateKey } });
  expect(await trySigning(forged)).toEqual(['claimSignature.mismatch']);
});

function otherIdentity() {
  const other = makeDevCertificate(NOW);
  const result = readSigningIdentity(other.certificatePem, other.privateKeyPem);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

it('an authority that does not answer costs the picture its time stamp, not its signature', async () => {
  const warnings: string[] = [];
  const unstamped = createC2paProvenance({
    ...options,
    timestampUrl: 'http://127.0.0.1:1/',
    log: { warn: (_, message) => void warnings.push(message) },
  });
  const signed = await unstamped.sign(await picture(), { digitalSourceType: MADE });
  expect(await readContentCredentials(signed, certificate.authorityPem)).toMatchObject({
    state: 'trusted',
    stampedAt: undefined,
  });
  expect(warnings).toEqual(['an image was signed without a time stamp']);
});
