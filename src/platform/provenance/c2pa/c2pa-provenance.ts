import { fileTypeFromBuffer } from 'file-type';

import type { Clock } from '../../clock/clock.ts';
import type { Log } from '../../log/log.ts';
import { type Origin, type Provenance, ProvenanceError } from '../provenance.ts';
import { asBlob, loadC2pa } from './c2pa-library.ts';
import { coseSign1, signatureSize } from './cose-signature.ts';
import type { SigningIdentity } from './signing-identity.ts';
import { requestTimestamp } from './timestamp-authority.ts';

export interface C2paOptions {
  readonly identity: SigningIdentity;
  /** Named as the software in every statement. */
  readonly software: { readonly name: string; readonly version: string };
  /** A time-stamp authority (RFC 3161) that is asked for every picture; undefined: none is. */
  readonly timestampUrl?: string | undefined;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

const PARENT = 'parent';
const OUT_OF_DATE = 'the signing certificate is out of date: headshots go out marked, but not signed';

/**
 * Neither checks its own work nor fetches anything; no small copies of the person are put into the file. Measured: 3 ms for a
 * headshot of 1024 × 1280 and 3.2 KB more, 8 ms for 2048 × 2560, 15 ms and 8.5 KB for a crop that brings its parent's
 * statement along.
 */
const SETTINGS = JSON.stringify({
  verify: { verify_after_sign: false, verify_trust: false, remote_manifest_fetch: false, ocsp_fetch: false },
  builder: { thumbnail: { enabled: false } },
});

/** C2PA manifests made by the reference library and signed here with Node's own cryptography. */
export function createC2paProvenance(options: C2paOptions): Provenance {
  const { identity, software, timestampUrl, clock, log } = options;
  /** A picture without a time stamp is better than a paid shoot that waits for somebody else's server. */
  const stamp = async (bytes: Uint8Array) => {
    try {
      return await requestTimestamp(timestampUrl!, bytes);
    } catch (error) {
      log.warn({ error }, 'a picture was signed without a time stamp');
      return undefined;
    }
  };
  const cose = { ...identity, stamp: timestampUrl === undefined ? undefined : stamp };
  const signer = {
    alg: identity.algorithm,
    reserveSize: signatureSize(cose),
    sign: (payload: Uint8Array) => coseSign1(payload, cose),
  };
  let isToldOfEnd = false;

  async function sign(picture: Uint8Array, origin: Origin): Promise<Uint8Array> {
    const { WasmBuilder } = await loadC2pa();
    const format = await mediaTypeOf(picture);
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
      return await builder.sign(signer, [], format, asBlob(picture));
    } finally {
      builder.free();
    }
  }

  return {
    async sign(picture, origin) {
      if (!isValid(identity, clock.now())) {
        if (!isToldOfEnd) log.warn({ validTo: identity.validTo.toISOString() }, OUT_OF_DATE);
        isToldOfEnd = true;
        return picture;
      }
      try {
        return await sign(picture, origin);
      } catch (cause) {
        throw new ProvenanceError('a picture could not be signed', { cause });
      }
    },
  };
}

/** Whether what is signed now counts. */
export function isValid({ validFrom, validTo }: SigningIdentity, now: Date): boolean {
  return now >= validFrom && now <= validTo;
}

/** C2PA 2.2 §18.15: the first action says whether the picture was made or an older one opened. */
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

async function mediaTypeOf(picture: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(picture);
  return found?.mime ?? 'application/octet-stream';
}
