import { invariant } from '../../base/invariant.ts';
import type { StyleId } from '../../base/style-ids.ts';
import type { Clothes } from '../../imaging/headshot-request.ts';
import { ENDPOINTS } from '../../page-urls.ts';
import type { PictureFiles } from '../../ui/picture/picture.tsx';
import type { View } from './align-views.ts';
import type { ExampleSet, PictureFile } from './example-set.ts';

/** A selfie of a computer-generated person and the headshot made of it, as pages show them. */
export interface ExamplePair {
  readonly id: string;
  readonly style: StyleId;
  readonly scene: string;
  /** Our clothes in the headshot; undefined when it shows the person's own. */
  readonly clothes?: Clothes | undefined;
  /** The selfie, cropped to 4:5. */
  readonly before: PictureFiles;
  readonly after: PictureFiles;
  /** The part of the headshot that shows the same area as `before`, in shares of the headshot's size. */
  readonly afterView: View;
}

export function toExamplePair({ before, after, view, ...shown }: ExampleSet): ExamplePair {
  return { ...shown, before: toPictureFiles(before), after: toPictureFiles(after), afterView: view };
}

function toPictureFiles(files: readonly PictureFile[]): PictureFiles {
  const webp = files.filter(({ type }) => type === 'webp').toSorted((a, b) => a.widthPx - b.widthPx);
  const avif = files.filter(({ type }) => type === 'avif').toSorted((a, b) => a.widthPx - b.widthPx);
  const middle = webp[Math.floor(webp.length / 2)];
  const largest = webp.at(-1);
  invariant(middle && largest, 'an example is also stored as WebP');
  return {
    avif: srcset(avif),
    webp: srcset(webp),
    src: urlOf(middle),
    widthPx: largest.widthPx,
    heightPx: largest.heightPx,
  };
}

function srcset(files: readonly PictureFile[]): string {
  return files.map((file) => `${urlOf(file)} ${file.widthPx}w`).join(', ');
}

function urlOf({ name }: PictureFile): string {
  return ENDPOINTS.exampleMedia.replace(':name', name);
}
