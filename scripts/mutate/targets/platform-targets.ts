import type { Target } from './target.ts';

const SHOOTS = 'src/features/shoots';
const API = 'src/web/api';

export const PLATFORM_TARGETS: readonly Target[] = [
  {
    name: 'capability',
    sources: ['src/platform/capability/hmac-capabilities.ts'],
    tests: ['src/platform/capability/hmac-capabilities.test.ts'],
  },
  {
    name: 'queue',
    sources: ['src/platform/queue/release-job.ts'],
    tests: [
      'src/platform/queue/release-job.integration.test.ts',
      'src/platform/queue/pg-boss-queue.integration.test.ts',
    ],
  },
  {
    name: 'limits',
    sources: [
      'src/platform/rate-limit/hash-address.ts',
      'src/platform/rate-limit/pg-rate-limiter.ts',
      'src/platform/rate-limit/rate-limiter.ts',
      `${API}/request-limit.ts`,
      `${API}/shoot/uploads.ts`,
      `${SHOOTS}/selfies/upload-parts.ts`,
      `${SHOOTS}/selfies/upload-store.server.ts`,
    ],
    tests: [
      'src/platform/rate-limit/hash-address.test.ts',
      'src/platform/rate-limit/rate-limiter.test.ts',
      `${SHOOTS}/selfies/upload-parts.test.ts`,
      `${SHOOTS}/selfies/upload-store.test.ts`,
      'src/platform/rate-limit/pg-rate-limiter.integration.test.ts',
      `${API}/shoot/upload-responses.integration.test.ts`,
      `${API}/shoot/uploads.integration.test.ts`,
    ],
  },
];
