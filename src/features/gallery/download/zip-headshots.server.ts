import { makeZip, predictLength } from 'client-zip';
import { invariant } from '../../../base/invariant.ts';
import type { HeadshotRow } from '../gallery-store.server.ts';
import type { LoadHeadshotFile } from './load-headshot-file.server.ts';
import { headshotFileName, type HeadshotVariant } from './headshot-variants.ts';

export interface HeadshotZip {
  readonly body: ReadableStream<Uint8Array>;
  /** Known in advance only for originals, because the other sizes are derived while the archive is sent. */
  readonly sizeBytes: bigint | undefined;
}

/**
 * Streams one ZIP of many headshots. Each file is opened when the one before it has been read, so that only one is in memory
 * at a time. A file that cannot be read aborts the download: if it were left out, its owner might only notice after the
 * originals have been deleted.
 */
export function zipHeadshots(
  load: LoadHeadshotFile,
  headshots: readonly HeadshotRow[],
  variant: HeadshotVariant,
): HeadshotZip {
  let openReader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  async function* readParts(stream: ReadableStream<Uint8Array>) {
    openReader = stream.getReader();
    for (let part = await openReader.read(); !part.done; part = await openReader.read()) yield part.value;
    openReader = undefined;
  }

  async function* files() {
    for (const headshot of headshots) {
      const file = await load(headshot, variant);
      invariant(file, `headshot ${headshot.number} of a gallery has its file`);
      const { fileName: name, body } = file;
      const lastModified = headshot.createdAt;
      if (body instanceof Uint8Array) yield { name, lastModified, input: body };
      else yield { name, lastModified, input: readParts(body) };
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
        await openReader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sizeBytes: variant === 'original' ? predictOriginalsBytes(headshots) : undefined };
}

function predictOriginalsBytes(headshots: readonly HeadshotRow[]): bigint {
  return predictLength(
    headshots.map((headshot) => ({
      name: headshotFileName(headshot, 'original', 'image/jpeg'),
      size: headshot.bytes,
    })),
  );
}
