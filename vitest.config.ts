import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { memoryFolder } from './test/memory-folder.ts';

const inMemory = memoryFolder();
// Every test run and the services that it starts inherit this.
if (inMemory !== undefined) process.env['TMPDIR'] ??= inMemory;

/** Small files that take minutes. Vitest would run them last, as it does with small files, and leave cores idle at the end. */
const SLOW =
  /\/(e2e\/(main-job|payments)|test)\/|\/(crawl-pages|pay-first|page-quality-\w+|start-and-stop|interruptions|selfie-check|five-selfies-photos)\.test/;

class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(SLOW.test(b.moduleId)) - Number(SLOW.test(a.moduleId)));
  }
}

/**
 * There are three projects. `unit` needs nothing but the code. `integration` shares one PostgreSQL cluster, which
 * test/postgres-cluster.ts starts once and in which tests create their databases. `journeys` drives the built service with a
 * real Chromium. `integration` runs three files at once, because its tests wait about as much as they work, and `journeys`
 * two, because browsers that share two cores with a third engine miss their time limits. The files of `unit` and of
 * `integration` share processes (`isolate: false`), which imports the code and its libraries once instead of 500 times.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.integration.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
          // By default Vitest leaves one core idle, which is half of a machine with two.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['src/**/*.integration.test.{ts,tsx}', 'test/**/*.integration.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['test/postgres-cluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['e2e/started-once.ts'],
          // By default one second, which is not enough for a browser that shares two cores with an engine.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
