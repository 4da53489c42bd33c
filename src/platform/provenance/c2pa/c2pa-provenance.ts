import { fileTypeFromBuffer } from 'file-type';

import type { Clock } from '../../clock/clock.ts';
import type { Log } from '../../log/log.ts';
import { type Origin, type Provenance, ProvenanceError } from '../provenance.ts';
import { asBlob, loadC2pa } from './c2pa-library.ts';
import { coseSign1, signatureSize } from './cose-signature.ts';
import type { SigningIdentity } from './signing-identity.ts';

export interface C2paOptions {
  readonly identity: SigningIdentity;
  /** The software that every manifest names. */
  readonly software: { readonly name: string; readonly version: string };
  /** A time-stamp authority (RFC 3161) for every image; undefined for no time stamps. */
  readonly timestampUrl?: string | undefined;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

const PARENT = 'parent';
const OUT_OF_DATE = 'the signing certificate is out of date: headshots go out marked, but not signed';

/**
 * The library neither verifies its own signatures nor fetches anything, and adds no thumbnails of the person. Measured: 3 ms
 * and 3.2 KB for a headshot of 1024 × 1280, 8 ms for 2048 × 2560, and 15 ms and 8.5 KB for a crop that contains its parent's
 * manifest.
 */
const SETTINGS = JSON.stringify({
  verify: { verify_after_sign: false, verify_trust: false, remote_manifest_fetch: false, ocsp_fetch: false },
  builder: { thumbnail: { enabled: false } },
});

/** Creates C2PA manifests with the reference library and signs them with Node's own cryptography. */
export function createC2paProvenance(options: C2paOptions): Provenance {
  const { identity, software, timestampUrl, clock, log } = options;
  /** An image without a time stamp is better than a paid shoot that waits for another server. */
  const stamp = async (bytes: Uint8Array) => {
    try {
      // Imported only when needed, because its ASN.1 library would delay every start by 0.1 s.
      const { requestTimestamp } = await import('./timestamp-authority.ts');
      return await requestTimestamp(timestampUrl!, bytes);
    } catch (error) {
      log.warn({ error }, 'an image was signed without a time stamp');
      return undefined;
    }
  };
  const cose = { ...identity, stamp: timestampUrl === undefined ? undefined : stamp };
  const signer = {
    alg: identity.algorithm,
    reserveSize: signatureSize(cose),
    sign: (payload: Uint8Array) => coseSign1(payload, cose),
  };
  let hasWarned = false;

  async function sign(image: Uint8Array, origin: Origin): Promise<Uint8Array> {
    const { WasmBuilder } = await loadC2pa();
    const format = await mediaTypeOf(image);
    const definition = {
      claim_generator_info: [software],
      format,
      assertions: [{ label: 'c2pa.actions.v2', data: actions(origin, software), created: true }],
    };
    const builder = WasmBuilder.fromJson(JSON.stringify(definition), SETTINGS);
    try {
      if (origin.parent) {
        const ingredient = JSON.stringify({ label: PARENT, title: 'headshot', relationship: 'parentOf' });
        const parentFormat = await mediaTypeOf(origin.parent);
        await builder.addIngredientFromBlob(ingredient, parentFormat, asBlob(origin.parent));
      }
      return await builder.sign(signer, [], format, asBlob(image));
    } finally {
      builder.free();
    }
  }

  return {
    async sign(image, origin) {
      if (!isValid(identity, clock.now())) {
        if (!hasWarned) log.warn({ validTo: identity.validTo.toISOString() }, OUT_OF_DATE);
        hasWarned = true;
        return image;
      }
      try {
        return await sign(image, origin);
      } catch (cause) {
        throw new ProvenanceError('an image could not be signed', { cause });
      }
    },
  };
}

/** Returns whether the certificate is valid at this time. */
export function isValid({ validFrom, validTo }: SigningIdentity, now: Date): boolean {
  return now >= validFrom && now <= validTo;
}

/** The actions of a manifest. The first one states whether the image was created or opened (C2PA 2.2 §18.15). */
function actions({ digitalSourceType, parent }: Origin, softwareAgent: C2paOptions['software']) {
  if (!parent) {
    return {
      actions: [{ action: 'c2pa.created', digitalSourceType, softwareAgent }],
      allActionsIncluded: true,
    };
  }
  return {
    actions: [
      { action: 'c2pa.opened', softwareAgent, parameters: { ingredientIds: [PARENT] } },
      { action: 'c2pa.cropped', digitalSourceType, softwareAgent },
      { action: 'c2pa.resized', digitalSourceType, softwareAgent },
    ],
    allActionsIncluded: true,
  };
}

async function mediaTypeOf(image: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(image);
  return found?.mime ?? 'application/octet-stream';
}
