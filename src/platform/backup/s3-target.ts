import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { keySegments, prefixSegments } from '../storage/storage-key.ts';
import { asTargetBody, asTargetError, type BackupTarget, type TargetFile } from './backup-target.ts';

export interface S3Options {
  readonly bucket: string;
  /** The folder of the backups within the bucket, without slashes at its ends; empty for the whole bucket. */
  readonly folder: string;
  readonly region: string;
  /** The address of a service other than Amazon's; undefined for Amazon's. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Keeps backups in a bucket of Amazon S3, or of any service that speaks its protocol. */
export function createS3Target({ bucket, folder, ...options }: S3Options): BackupTarget & { close(): void } {
  const { region, endpoint, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    // Services beside Amazon's seldom have a host name for each bucket, and some do not know the newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
  });
  const name = `s3://${[bucket, folder].filter(Boolean).join('/')}`;
  const cannot = (verb: string) => (error: unknown) => `Cannot ${verb} ${name} (${reasonOf(error)}).`;
  const top = folder === '' ? '' : `${folder}/`;
  const fullKey = (key: string) => `${top}${keySegments(key).join('/')}`;

  async function listAll(prefix: string): Promise<readonly TargetFile[]> {
    const found: TargetFile[] = [];
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${top}${prefixSegments(prefix).join('/')}/`,
          ...(token === undefined ? {} : { ContinuationToken: token }),
        }),
      );
      for (const { Key, Size } of page.Contents ?? []) {
        if (Key !== undefined) found.push({ key: Key.slice(top.length), sizeBytes: Size ?? 0 });
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
    return found;
  }

  return {
    name,
    write: (key, body) =>
      asTargetError(cannot('write to'), async (watch) => {
        // An unfinished upload leaves nothing that a listing shows.
        const params = {
          Bucket: bucket,
          Key: fullKey(key),
          Body: Readable.from(watch(body), { objectMode: false }),
        };
        await new Upload({ client, params }).done();
      }),
    async read(key) {
      const body = await asTargetError(cannot('read from'), async () => {
        try {
          const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: fullKey(key) }));
          return found.Body as Readable;
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      });
      return body && asTargetBody(cannot('read from'), body);
    },
    list: (prefix) => asTargetError(cannot('list'), () => listAll(prefix)),
    delete: (key) =>
      asTargetError(cannot('delete from'), async () => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: fullKey(key) }));
      }),
    close: () => client.destroy(),
  };
}

function reasonOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: string };
  return typeof code === 'string' ? code : (name ?? String(error));
}
