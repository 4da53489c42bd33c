import { makeZip, predictLength } from 'client-zip';
import { invariant } from '../../../base/invariant.ts';
import type { HeadshotRow } from '../gallery-store.server.ts';
import type { LoadPicture } from './headshot-pictures.server.ts';
import { pictureFileName, type PictureVariant } from './picture-file.ts';

export interface HeadshotZip {
  readonly body: ReadableStream<Uint8Array>;
  /** Known before the first byte only for originals: the other sizes are made on the way. */
  readonly sizeBytes: bigint | undefined;
}

/**
 * One ZIP of many pictures as a stream: a picture is opened when the one before it has been read, so that memory
 * stays at one picture however many there are. A picture that cannot be read breaks the download off, because an
 * archive that looks whole and is not would be found out when the originals are gone.
 */
export function zipHeadshots(
  load: LoadPicture,
  headshots: readonly HeadshotRow[],
  variant: PictureVariant,
): HeadshotZip {
  let open: ReadableStreamDefaultReader<Uint8Array> | undefined;

  async function* read(stream: ReadableStream<Uint8Array>) {
    open = stream.getReader();
    for (let part = await open.read(); !part.done; part = await open.read()) yield part.value;
    open = undefined;
  }

  async function* files() {
    for (const headshot of headshots) {
      const picture = await load(headshot, variant);
      invariant(picture, `headshot ${headshot.number} of a gallery has its file`);
      const { fileName: name, body } = picture;
      const lastModified = headshot.createdAt;
      if (body instanceof Uint8Array) yield { name, lastModified, input: body };
      else yield { name, lastModified, input: read(body) };
    }
  }

  const zip = makeZip(files()).getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await zip.read();
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      },
      async cancel(reason) {
        // client-zip does not pass a cancellation on to the file it is reading.
        await open?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sizeBytes: variant === 'original' ? originalsLength(headshots) : undefined };
}

function originalsLength(headshots: readonly HeadshotRow[]): bigint {
  return predictLength(
    headshots.map((headshot) => ({
      name: pictureFileName(headshot, 'original', 'image/jpeg'),
      size: headshot.bytes,
    })),
  );
}
