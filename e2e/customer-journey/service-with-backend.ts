import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type SharedService, sharedService } from '../shared-service.ts';
import { type Backend, openBackend } from './backend.ts';

/** A folder without photos: the worker cuts no garment, and pages offer what a test writes (remake-steps.ts). */
const NO_PHOTOS = mkdtempSync(path.join(tmpdir(), 'lichtbild-no-photos-'));

export interface ServiceWithBackend {
  readonly service: SharedService;
  readonly backend: Backend;
}

/** One service, one browser and the service's backend for all tests of a file. The backend closes before the service ends. */
export function serviceWithBackend(env: Readonly<Record<string, string>> = {}): ServiceWithBackend {
  const service = sharedService({ WARDROBE: 'on', WARDROBE_FROM: NO_PHOTOS, ...env });
  afterAll(() => rm(NO_PHOTOS, { recursive: true, force: true }));
  let backend: Backend | undefined;
  beforeAll(async () => {
    backend = await openBackend(service.lichtbild);
  });
  afterAll(() => backend?.[Symbol.asyncDispose]());
  return {
    service,
    get backend() {
      return backend!;
    },
  };
}
