import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';

import { ProvenanceError } from '../provenance.ts';
import { loadC2pa } from './c2pa-library.ts';

/** What a picture says of itself, and whether that can be believed. */
export interface ContentCredentials {
  /**
   * `trusted`: signed by somebody on the list given. `valid`: whole and rightly signed, by somebody not on it.
   * `invalid`: the picture or the statement was changed, or the certificate may not sign.
   */
  readonly state: 'trusted' | 'valid' | 'invalid';
  /** C2PA's codes of what is wrong, `signingCredential.untrusted` left out. */
  readonly failures: readonly string[];
  readonly signer: string | undefined;
  /** ISO 8601, by the clock of a time-stamp authority. */
  readonly stampedAt: string | undefined;
  readonly software: string | undefined;
  /** From the oldest statement to the newest. */
  readonly actions: readonly { readonly action: string; readonly digitalSourceType: string | undefined }[];
}

/** As much of the library's JSON as is used here. */
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
 * Reads and verifies with the reference library's own reader; asks nothing of the network. Undefined when the picture
 * says nothing.
 * @param trustedPem certificates of the authorities to trust, PEM
 * @throws {ProvenanceError} for what is no picture, or a statement that cannot be read at all
 */
export async function readContentCredentials(
  picture: Uint8Array,
  trustedPem?: string,
): Promise<ContentCredentials | undefined> {
  const { WasmReader } = await loadC2pa();
  const format = (await fileTypeFromBuffer(picture))?.mime ?? 'application/octet-stream';
  const settings = JSON.stringify({
    verify: { remote_manifest_fetch: false, ocsp_fetch: false },
    ...(trustedPem !== undefined && { trust: { user_anchors: trustedPem } }),
  });
  try {
    const reader = await WasmReader.fromBytes(format, picture, settings);
    try {
      return statementOf(manifestStore.parse(JSON.parse(reader.json())));
    } finally {
      reader.free();
    }
  } catch (cause) {
    if (String(cause).includes('JumbfNotFound')) return undefined;
    throw new ProvenanceError('what the picture says of itself cannot be read', { cause });
  }
}

function statementOf(store: ManifestStore): ContentCredentials {
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

/** The statements of a picture and of those it was cut from, the oldest first. */
function lineage(store: ManifestStore, label: string): readonly z.infer<typeof manifest>[] {
  const own = store.manifests[label];
  if (!own) return [];
  const parent = own.ingredients.find(({ relationship }) => relationship === 'parentOf')?.active_manifest;
  return [...(parent === undefined ? [] : lineage(store, parent)), own];
}
