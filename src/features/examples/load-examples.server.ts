import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readManifest } from './example-files.server.ts';
import { type ExamplePair, examplePair } from './example-pair.ts';

/** The pairs in the order pages show them; empty while there are none. Never rejects: a page does without. */
export type LoadExamples = () => Promise<readonly ExamplePair[]>;

/** The cached examples are read again when they are older than this. */
const FRESH_FOR_MS = 5_000;

interface Ports {
  readonly storage: Pick<Storage, 'get'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** Caches the examples in memory and reads the manifest again at most every 5 s. */
export function createExampleLoader({ storage, clock, log }: Ports): LoadExamples {
  let pairs: readonly ExamplePair[] = [];
  let reading: Promise<readonly ExamplePair[]> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;

  const read = async (): Promise<readonly ExamplePair[]> => {
    try {
      pairs = (await readManifest(storage))?.sets.map(examplePair) ?? [];
    } catch (error) {
      log.warn({ error }, 'the example pictures could not be read: pages show those from before');
    }
    return pairs;
  };
  return () => {
    const nowMs = clock.now().getTime();
    if (!reading || nowMs - readAtMs >= FRESH_FOR_MS) {
      readAtMs = nowMs;
      reading = read();
    }
    return reading;
  };
}
