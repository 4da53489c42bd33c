import { expect, it } from 'vitest';
import { createFakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { deriveVariant } from '../../imaging/codecs/derive.ts';
import { headshotJpeg } from '../../imaging/codecs/headshot-jpeg.ts';
import type { Headshot } from '../../imaging/finished-headshot.ts';
import { DERIVED_VARIANTS, type HeadshotRequest } from '../../imaging/headshot-request.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { silentLog } from '../../platform/log/silent-log.ts';
import { createC2paProvenance } from '../../platform/provenance/c2pa/c2pa-provenance.ts';
import { readContentCredentials } from '../../platform/provenance/c2pa/read-content-credentials.ts';
import { readSigningIdentity } from '../../platform/provenance/c2pa/signing-identity.ts';
import { makeDevCertificate } from '../../platform/provenance/dev-certificate.ts';
import { signedEngine } from './signed-engine.ts';

const { certificatePem, privateKeyPem, authorityPem } = await makeDevCertificate(new Date());
const identity = readSigningIdentity(certificatePem, privateKeyPem);
if (!identity.ok) throw new Error(identity.error);
const provenance = createC2paProvenance({
  identity: identity.value,
  software: { name: 'Lichtbild', version: '1.2.3' },
  clock: systemClock,
  log: silentLog,
});

/** An engine whose headshots are real JPEGs of a plain grey. */
function greyEngine(passed = true) {
  const image = { widthPx: 1024, heightPx: 1280, data: new Uint8Array(1024 * 1280 * 3).fill(120) };
  return signedEngine(
    {
      ...createFakeEngine(),
      render: async () => ({ jpeg: await headshotJpeg(image), passed }) as Headshot,
      derive: ({ jpeg, measures }, variant) => deriveVariant(jpeg, variant, measures),
    },
    provenance,
  );
}
const REQUEST = {} as HeadshotRequest;

it('every file that a customer downloads is signed, and the sizes for pages are not', async () => {
  const engine = greyEngine();
  const headshot = await engine.render([], REQUEST);
  expect(await readContentCredentials(headshot.jpeg, authorityPem)).toMatchObject({
    state: 'trusted',
    actions: [{ action: 'c2pa.created', digitalSourceType: expect.stringContaining('composite') as string }],
  });
  const states = new Map<string, string | undefined>();
  for (const variant of DERIVED_VARIANTS) {
    const picture = await engine.derive({ jpeg: headshot.jpeg }, variant);
    states.set(variant, (await readContentCredentials(picture, authorityPem))?.state);
  }
  expect(Object.fromEntries(states)).toEqual({
    thumbnail: undefined,
    'web-avif': undefined,
    'web-webp': undefined,
    'web-jpeg': undefined,
    'linkedin-800': 'trusted',
    square: 'trusted',
    'cv-45x60': 'trusted',
    'id-35x45': 'trusted',
  });
});

it('a rejected headshot is not signed, and without a certificate nothing is', async () => {
  const failed = await greyEngine(false).render([], REQUEST);
  expect(await readContentCredentials(failed.jpeg)).toBeUndefined();
  const plain = createFakeEngine();
  expect(signedEngine(plain, undefined)).toBe(plain);
});
