import type { Visitor } from './shoot-world.ts';

const TUS = { 'Tus-Resumable': '1.0.0' };

/** The steps of a tus client, one request each. */
export async function beginUpload(visitor: Visitor, sizeBytes: number): Promise<Response> {
  return visitor.send('POST', '/api/uploads', {
    headers: { ...TUS, 'Upload-Length': String(sizeBytes), 'Upload-Metadata': 'filename c2VsZmllLmpwZw==' },
  });
}

export async function sendBytes(
  visitor: Visitor,
  location: string,
  offset: number,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
): Promise<Response> {
  return visitor.send('PATCH', location, {
    headers: {
      ...TUS,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
    },
    body: bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes),
    duplex: 'half',
  } as RequestInit);
}

export async function requestOffset(visitor: Visitor, location: string): Promise<Response> {
  return visitor.send('HEAD', location, { headers: TUS });
}

/** Uploads a whole file and returns the id of its selfie. */
export async function upload(visitor: Visitor, bytes: Uint8Array): Promise<string> {
  const begun = await beginUpload(visitor, bytes.byteLength);
  const location = begun.headers.get('Location');
  if (begun.status !== 201 || !location) throw new Error(`${begun.status} ${await begun.text()}`);
  if (bytes.byteLength > 0) {
    const sent = await sendBytes(visitor, location, 0, bytes);
    if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
  }
  return location.slice(location.lastIndexOf('/') + 1);
}
