import type { QueueAdmin } from '../src/platform/queue/queue-admin.ts';
import type { SystemPort } from '../src/web/admin/system/system-port.ts';

/** The facts about an installation that does not exist. */
export const FAKE_SYSTEM: SystemPort = {
  startedAt: new Date('2026-11-21T09:00:00Z'),
  settings: [{ name: 'PORT', value: '3000', isDefault: true }],
  readVersions: async () => ({
    ...{ service: '0.0.0', commit: undefined, node: '24.0.0', postgres: '18.0', databaseBytes: 1 },
    migrations: { applied: 1, last: undefined, pending: [] },
  }),
  runDoctor: async () => ({
    at: new Date('2026-11-21T10:00:00Z'),
    findings: [{ part: 'mail', state: 'ok', detail: 'in order' }],
  }),
};

/** A queue in which no job has ever run. */
export const EMPTY_QUEUE: QueueAdmin = {
  summarize: async () => [],
  listFailed: async () => [],
  retryFailed: async () => 'gone',
  dropFailed: async () => false,
};
