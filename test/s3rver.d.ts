/** The parts of the S3 server that tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: object);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
    readonly httpServer: Server;
    readonly store: Record<'getBucket' | 'listObjects', (bucket: string, ...more: unknown[]) => unknown>;
  }
}
