import type { createSharedAdapters } from '../adapters/create-shared-adapters.ts';
import { loadSettings, type Settings } from '../config/load-settings.ts';
import { DatabaseError } from '../../platform/db/database.ts';
import { QueueError } from '../../platform/queue/queue.ts';
import { UnusableInput } from './unusable-input.ts';

/** The parts of the service that commands use beside it. */
export interface ServiceParts {
  readonly settings: Settings;
  readonly adapters: Awaited<ReturnType<typeof createSharedAdapters>>;
}

/**
 * Opens the service's database, queue and payment providers, and closes them after the work.
 * @throws {UnusableInput} when the database does not run or is not migrated
 */
export async function withServiceParts<Answer>(
  work: (service: ServiceParts) => Promise<Answer>,
): Promise<Answer> {
  const settings = loadSettings();
  // Imported on demand, because other commands need none of it.
  const { createSharedAdapters } = await import('../adapters/create-shared-adapters.ts');
  try {
    const adapters = await createSharedAdapters(settings, 'cli');
    try {
      return await work({ settings, adapters });
    } finally {
      await adapters.close();
    }
  } catch (error) {
    if (error instanceof DatabaseError || error instanceof QueueError) throw new UnusableInput(error.message);
    throw error;
  }
}
