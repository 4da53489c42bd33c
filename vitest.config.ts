import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole shoots: short files that take long. Begun last, as the smallest files are, they keep one core waiting. */
const LONG = /\/(e2e\/main-job|test)\/|\/interruptions\./;

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

/**
 * Three projects: `unit` needs nothing but the code; `integration` shares one real PostgreSQL cluster that
 * test/postgres-cluster.ts starts once and hands out a database a file; `journeys` drives the built service with a
 * real Chromium. Two files of the last two at once: they wait as much as they work, and an engine takes a gigabyte.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.integration.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 30_000,
          // By default one core is left idle; of two that is half.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['src/**/*.integration.test.{ts,tsx}', 'test/**/*.integration.test.ts'],
          environment: 'node',
          globalSetup: ['test/postgres-cluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
