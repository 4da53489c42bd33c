import { useState } from 'react';
import { PRINT_DPI } from '../../../catalog/photo-standards.ts';
import { cropPreset, type CropPreset, outputSize } from '../crop-presets.ts';
import type { CropperState } from '../cropper-state.ts';
import type { EncodedFile, FileFormat } from '../output/encode-file.client.ts';
import { BEST_QUALITY } from '../output/fit-quality.ts';
import type { CropOrder } from '../output/save-files.client.ts';

export interface FileRequest {
  readonly format: FileFormat;
  readonly dpi: number;
  readonly maxBytes: number | undefined;
  /** The least that an authority accepts. */
  readonly least: LeastSize | undefined;
}

interface LeastSize {
  readonly bytes: number;
  /** Prescribed as such, or by the compression that is allowed, so that more pixels need more bytes. */
  readonly by: 'size' | 'compression';
}

/** The advice about a file that is too small: allow more KB, or change the pixels; `sharper` where neither helps. */
export type TooFewRemedy = 'raiseLimit' | 'morePixels' | 'fewerPixels' | 'sharper';

export type MadeFile =
  | { readonly state: 'saved'; readonly file: EncodedFile }
  /** The file is smaller than the authority requires; it was saved nevertheless. */
  | {
      readonly state: 'too-few';
      readonly file: EncodedFile;
      readonly leastBytes: number;
      readonly remedy: TooFewRemedy;
    }
  | { readonly state: 'too-large'; readonly leastBytes: number }
  | { readonly state: 'failed' };

/** Returns the request for a file, or undefined when the typed limit is no number. One KB counts as 1,000 bytes, the stricter reading. */
export function fileRequest({ presetId, output }: CropperState): FileRequest | undefined {
  const typed = output.maxKb.trim();
  if (typed !== '' && !/^[1-9]\d{0,5}$/.test(typed)) return undefined;
  const preset = cropPreset(presetId);
  return {
    format: formatsOf(preset).includes(output.format) ? output.format : 'jpeg',
    dpi: output.dpi,
    maxBytes: typed === '' ? undefined : Number(typed) * 1000,
    least: leastSize(preset, output.dpi),
  };
}

/** The formats that the authority accepts; both where it does not say. */
export function formatsOf({ document }: CropPreset): readonly FileFormat[] {
  return document?.digital?.format ? [document.digital.format] : ['jpeg', 'png'];
}

function leastSize(preset: CropPreset, dpi: number): LeastSize | undefined {
  const { minBytes, maxCompression } = preset.document?.digital ?? {};
  if (minBytes !== undefined) return { bytes: minBytes, by: 'size' };
  if (maxCompression === undefined) return undefined;
  const { widthPx, heightPx } = outputSize(preset, dpi);
  return { bytes: Math.ceil((widthPx * heightPx * 3) / maxCompression), by: 'compression' };
}

/** @param quality the file's; undefined for PNG, which is always at its best */
export function tooFewRemedy({ by }: LeastSize, dpi: number, quality: number | undefined): TooFewRemedy {
  if (quality !== undefined && quality < BEST_QUALITY) return 'raiseLimit';
  // Interpolated pixels compress better than those of the photo, so that the compression is lower with fewer of them.
  if (by === 'compression') return dpi > PRINT_DPI.usual ? 'fewerPixels' : 'sharper';
  return dpi < PRINT_DPI.fine ? 'morePixels' : 'sharper';
}

/** For example photo-35x45mm.jpg. */
export function fileName({ size }: CropPreset, format: FileFormat): string {
  const frame =
    size.unit === 'mm' ? `${size.widthMm}x${size.heightMm}mm` : `${size.widthPx}x${size.heightPx}`;
  return `photo-${frame}.${format === 'png' ? 'png' : 'jpg'}`;
}

/** Saved as a file, or used in the resume, to which the limits of authorities do not apply. */
export type Purpose = 'save' | 'use';

/** Returns the outcome that is shown: what was saved only after saving, and problems that the purpose has. */
export function shownOutcome(made: MadeFile, purpose: Purpose): MadeFile | undefined {
  return purpose === 'use' && 'file' in made ? undefined : made;
}

/** Identifies a photo with its crop and the choices about its file. What is known of a file counts for no other. */
export function fileKey(
  { photoId, presetId }: CropperState,
  order: CropOrder | undefined,
  request: FileRequest | undefined,
): string {
  return JSON.stringify([photoId, presetId, order?.frame, order?.size, request]);
}

/**
 * Makes the file of the crop, and remembers the outcome until photo, crop or choices change.
 * @param key of the file, from fileKey
 */
export function useMadeFile(key: string, order: CropOrder | undefined, request: FileRequest | undefined) {
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly made: MadeFile | undefined }>();
  const [busy, setBusy] = useState<Purpose>();

  async function make(purpose: Purpose, deliver: (blob: Blob) => void | Promise<void>): Promise<void> {
    if (!order || !request) return;
    setBusy(purpose);
    try {
      const made = await makeFile(order, request);
      setOutcome({ key, made: shownOutcome(made, purpose) });
      if ('file' in made) await deliver(made.file.blob);
    } catch {
      setOutcome({ key, made: { state: 'failed' } });
    } finally {
      setBusy(undefined);
    }
  }

  return { made: outcome?.key === key ? outcome.made : undefined, busy, make };
}

async function makeFile(order: CropOrder, { least, ...options }: FileRequest): Promise<MadeFile> {
  const { cropFile } = await import('../output/save-files.client.ts');
  const file = await cropFile(order, options);
  if (!file.ok) return { state: 'too-large', leastBytes: file.leastBytes };
  if (least === undefined || file.blob.size >= least.bytes) return { state: 'saved', file };
  const remedy = tooFewRemedy(least, options.dpi, file.quality);
  return { state: 'too-few', file, leastBytes: least.bytes, remedy };
}
