import { afterAll, beforeAll } from 'vitest';
import { type OneService, oneService } from '../one-service.ts';
import { type Backend, openBackend } from './backend.ts';

export interface ServiceWithBackend {
  readonly service: OneService;
  readonly backend: Backend;
}

/** One service, one browser and the service's backend for all tests of a file. The backend closes before the service ends. */
export function serviceWithBackend(): ServiceWithBackend {
  const service = oneService();
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
