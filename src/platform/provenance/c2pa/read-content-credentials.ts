import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';

import { ProvenanceError } from '../provenance.ts';
import { loadC2pa } from './c2pa-library.ts';

/** The content credentials of an image, and whether they can be trusted. */
export interface ContentCredentials {
  /**
   * `trusted`: signed by an authority on the given list. `valid`: unchanged and correctly signed by another one.
   * `invalid`: the image or its manifest was changed, or the certificate must not sign.
   */
  readonly state: 'trusted' | 'valid' | 'invalid';
  /** C2PA's failure codes, except `signingCredential.untrusted`. */
  readonly failures: readonly string[];
  readonly signer: string | undefined;
  /** The time of a time-stamp authority in ISO 8601. */
  readonly stampedAt: string | undefined;
  readonly software: string | undefined;
  /** The actions of all manifests, oldest first. */
  readonly actions: readonly { readonly action: string; readonly digitalSourceType: string | undefined }[];
}

/** The part of the library's JSON that is used here. */
const manifest = z.object({
  claim_generator_info: z.array(z.object({ name: z.string(), version: z.string().optional() })).default([]),
  ingredients: z
    .array(z.object({ relationship: z.string(), active_manifest: z.string().optional() }))
    .default([]),
  assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).default([]),
  signature_info: z
    .object({
      issuer: z.string().optional(),
      common_name: z.string().optional(),
      time: z.string().optional(),
    })
    .optional(),
});
const actionsData = z.object({
  actions: z.array(z.object({ action: z.string(), digitalSourceType: z.string().optional() })),
});
const manifestStore = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), manifest),
  validation_state: z.enum(['Invalid', 'Valid', 'Trusted']),
  validation_status: z.array(z.object({ code: z.string() })).default([]),
});
type ManifestStore = z.infer<typeof manifestStore>;

/**
 * Reads and verifies the content credentials of an image with the reference library, without using the network.
 * @param trustedPem certificates of the authorities to trust, in PEM
 * @returns undefined when the image has none
 * @throws {ProvenanceError} for a file that is not an image, or for a manifest that cannot be parsed
 */
export async function readContentCredentials(
  image: Uint8Array,
  trustedPem?: string,
): Promise<ContentCredentials | undefined> {
  const { WasmReader } = await loadC2pa();
  const format = (await fileTypeFromBuffer(image))?.mime ?? 'application/octet-stream';
  const settings = JSON.stringify({
    verify: { remote_manifest_fetch: false, ocsp_fetch: false },
    ...(trustedPem !== undefined && { trust: { user_anchors: trustedPem } }),
  });
  try {
    const reader = await WasmReader.fromBytes(format, image, settings);
    try {
      return toContentCredentials(manifestStore.parse(JSON.parse(reader.json())));
    } finally {
      reader.free();
    }
  } catch (cause) {
    if (String(cause).includes('JumbfNotFound')) return undefined;
    throw new ProvenanceError('the content credentials cannot be read', { cause });
  }
}

function toContentCredentials(store: ManifestStore): ContentCredentials {
  const active = store.manifests[store.active_manifest];
  const software = active?.claim_generator_info[0];
  const codes = store.validation_status.map(({ code }) => code);
  return {
    state: store.validation_state.toLowerCase() as ContentCredentials['state'],
    failures: [...new Set(codes.filter((code) => code !== 'signingCredential.untrusted'))],
    signer: active?.signature_info?.common_name ?? active?.signature_info?.issuer,
    stampedAt: active?.signature_info?.time,
    software: software && [software.name, software.version].filter(Boolean).join(' '),
    actions: lineage(store, store.active_manifest).flatMap(({ assertions }) =>
      assertions
        .filter(({ label }) => label.startsWith('c2pa.actions'))
        .flatMap(({ data }) => actionsData.parse(data).actions)
        .map(({ action, digitalSourceType }) => ({ action, digitalSourceType })),
    ),
  };
}

/** Returns the manifests of an image and of those that it was cropped from, oldest first. */
function lineage(store: ManifestStore, label: string): readonly z.infer<typeof manifest>[] {
  const own = store.manifests[label];
  if (!own) return [];
  const parent = own.ingredients.find(({ relationship }) => relationship === 'parentOf')?.active_manifest;
  return [...(parent === undefined ? [] : lineage(store, parent)), own];
}
