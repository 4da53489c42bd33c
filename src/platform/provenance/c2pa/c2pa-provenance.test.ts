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
const certificate = await makeDevCertificate(NOW);
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

it.each(['jpeg', 'webp', 'avif'] as const)('signs %s, and the reference reader trusts it', async (type) => {
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

it('without the authority the signature is valid, but not trusted', async () => {
  const signed = await provenance.sign(await picture(), { digitalSourceType: MADE });
  expect(await readContentCredentials(signed)).toMatchObject({ state: 'valid', failures: [] });
  const stranger = (await makeDevCertificate(NOW)).authorityPem;
  expect(await readContentCredentials(signed, stranger)).toMatchObject({ state: 'valid', failures: [] });
});

it('detects one changed byte of the image', async () => {
  const signed = await provenance.sign(await picture(), { digitalSourceType: MADE });
  const changed = new Uint8Array(signed);
  changed[changed.length - 8]! ^= 1;
  expect(await readContentCredentials(changed, certificate.authorityPem)).toMatchObject({
    state: 'invalid',
    failures: ['assertion.dataHash.mismatch'],
  });
});

it('detects one changed byte of the manifest', async () => {
  const signed = await provenance.sign(await picture(), { digitalSourceType: MADE });
  const changed = Buffer.from(signed);
  changed.write(
    'compositeWithTrainedAlgorithmicMedio',
    changed.indexOf('compositeWithTrainedAlgorithmicMedia'),
  );
  expect(await readContentCredentials(changed)).toMatchObject({ state: 'invalid' });
});

it('a crop contains the manifest of the image that it was cropped from', async () => {
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

it('a crop of an unsigned image can be signed too', async () => {
  const signed = await provenance.sign(await picture(), { digitalSourceType: MADE, parent: await picture() });
  const statement = await readContentCredentials(signed, certificate.authorityPem);
  expect(statement).toMatchObject({ state: 'trusted' });
  expect(statement?.actions.at(-1)).toEqual({ action: 'c2pa.resized', digitalSourceType: MADE });
});

it('distinguishes images without credentials from files that are not images', async () => {
  expect(await readContentCredentials(await picture())).toBeUndefined();
  await expect(readContentCredentials(Buffer.from('no picture at all'))).rejects.toThrow(ProvenanceError);
  const sign = provenance.sign(Buffer.from('no picture'), { digitalSourceType: MADE });
  await expect(sign).rejects.toThrow(ProvenanceError);
});

it('with an expired certificate it warns once and leaves images unchanged', async () => {
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

it('is tried before it is used', async () => {
  expect(await trySigning(provenance)).toEqual([]);
  const broken = { ...provenance, sign: async (bytes: Uint8Array) => bytes };
  expect(await trySigning(broken)).toEqual(['nothing was signed']);
  const { privateKey } = await otherIdentity();
  const forged = createC2paProvenance({ ...options, identity: { ...identity, privateKey } });
  expect(await trySigning(forged)).toEqual(['claimSignature.mismatch']);
});

async function otherIdentity() {
  const other = await makeDevCertificate(NOW);
  const result = readSigningIdentity(other.certificatePem, other.privateKeyPem);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

it('an image is signed without a time stamp when the authority does not answer', async () => {
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
