import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '../../src/page-urls.ts';
import { accepted, type Patience, retryUntilDone } from './retry-until-done.ts';

const TUS = { 'Tus-Resumable': '1.0.0' };

export interface TusUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Bytes per request; small enough that a kill hits the middle of an upload. */
  readonly chunkBytes: number;
  readonly pauseMs: number;
}

/** Uploads one file by tus 1.0 and resumes after every interruption. Resolves to its address. */
export async function uploadByTus(upload: TusUpload, patience: Patience): Promise<string> {
  const headers = { ...TUS, ...upload.headers };
  const address = await retryUntilDone(
    `begin ${upload.fileName}`,
    async () => {
      const created = await accepted(
        fetch(upload.url + ENDPOINTS.uploads, {
          method: 'POST',
          headers: {
            ...headers,
            'Upload-Length': String(upload.bytes.length),
            'Upload-Metadata': `filename ${Buffer.from(upload.fileName).toString('base64')}`,
          },
        }),
      );
      return new URL(created.headers.get('location') ?? '', upload.url).href;
    },
    patience,
  );
  await retryUntilDone(
    `send ${upload.fileName}`,
    async () => {
      const head = await accepted(fetch(address, { method: 'HEAD', headers }));
      let offset = Number(head.headers.get('upload-offset'));
      while (offset < upload.bytes.length) {
        const answer = await accepted(
          fetch(address, {
            method: 'PATCH',
            headers: {
              ...headers,
              'Upload-Offset': String(offset),
              'Content-Type': 'application/offset+octet-stream',
            },
            body: Buffer.from(upload.bytes.subarray(offset, offset + upload.chunkBytes)),
          }),
          [409], // our offset is outdated: a request that seemed lost has arrived
        );
        offset = Number(answer.headers.get('upload-offset'));
        await sleep(upload.pauseMs);
      }
    },
    patience,
  );
  return address;
}
