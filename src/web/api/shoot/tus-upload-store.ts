import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { UploadStore } from '../../../features/shoots/selfies/upload-store.server.ts';
import type { Clock } from '../../../platform/clock/clock.ts';

/** Inside the tus server an upload's id contains its shoot's id, so that another visitor's upload cannot be found. */
export function tusId(shootId: string, uploadId: string): string {
  return `${shootId}/${uploadId}`;
}

export function splitTusId(id: string): { readonly shootId: string; readonly uploadId: string } {
  const [shootId = '', uploadId = ''] = id.split('/');
  return { shootId, uploadId };
}

export interface TusUploadStoreOptions {
  readonly uploads: UploadStore;
  readonly clock: Clock;
  /** Returns whether an upload has become a selfie. It then counts as complete, although its bytes may be erased already. */
  readonly isSelfie: (shootId: string, uploadId: string) => Promise<boolean>;
}

/** The data store of @tus/server on top of the encrypted upload parts of features/shoots. */
export class TusUploadStore extends DataStore {
  private readonly store: TusUploadStoreOptions;

  constructor(options: TusUploadStoreOptions) {
    super();
    this.store = options;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { shootId, uploadId } = splitTusId(upload.id);
    const createdAt = this.store.clock.now().toISOString();
    await this.store.uploads.create(shootId, uploadId, { sizeBytes: upload.size ?? 0, createdAt });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { shootId, uploadId } = splitTusId(id);
    const info = await this.store.uploads.info(shootId, uploadId);
    // The library recognizes its own errors only when they are thrown as these objects.
    if (!info) throw ERRORS.FILE_NOT_FOUND;
    const complete = await this.store.isSelfie(shootId, uploadId);
    const offset = complete ? info.sizeBytes : await this.store.uploads.offset(shootId, uploadId);
    return new Upload({ id, size: info.sizeBytes, offset, creation_date: info.createdAt });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { shootId, uploadId } = splitTusId(id);
    return this.store.uploads.append(shootId, uploadId, offset, stream);
  }

  override async remove(id: string): Promise<void> {
    const { shootId, uploadId } = splitTusId(id);
    if (!(await this.store.uploads.info(shootId, uploadId))) throw ERRORS.FILE_NOT_FOUND;
    await this.store.uploads.erase(shootId, uploadId);
  }
}
