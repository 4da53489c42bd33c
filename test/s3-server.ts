import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const LOGIN = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' } as const;

/** Starts an S3 server (s3rver) on loopback, with an empty bucket. It verifies the signatures of all requests. */
export async function openS3Server(bucket = 'backups') {
  const directory = await mkdtemp(join(tmpdir(), 'lichtbild-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  // The SDK signs `/bucket/`, of which the server would verify `/bucket`. With the slash in the bucket's name it verifies the right one.
  for (const name of ['getBucket', 'listObjects'] as const) {
    const method = server.store[name].bind(server.store);
    server.store[name] = (named, ...more) => method(named.replace(/\/$/, ''), ...more);
  }
  server.httpServer.prependListener('request', (request: IncomingMessage) => {
    request.url = request.url?.replace(/^\/([\w.-]+)\/(?=\?|$)/, '/$1%2F');
  });
  return {
    ...LOGIN,
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
