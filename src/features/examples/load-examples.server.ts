import { cachedValue } from '../../platform/clock/cached-value.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readManifest } from './example-files.server.ts';
import { type ExamplePair, toExamplePair } from './example-pair.ts';

/**
 * Returns the pairs in the order in which pages show them; none if they cannot be read. Never rejects, because pages work
 * without examples.
 */
export type LoadExamples = () => Promise<readonly ExamplePair[]>;

/** Cached examples that are older are read again. */
const FRESH_FOR_MS = 5_000;

interface Ports {
  readonly storage: Pick<Storage, 'get'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Returns the ids of the pairs that an operator has hidden. */
  readonly listHidden: () => Promise<ReadonlySet<string>>;
}

export function createExampleLoader({ storage, clock, log, listHidden }: Ports): LoadExamples {
  return cachedValue<readonly ExamplePair[]>(clock, {
    first: [],
    freshForMs: FRESH_FOR_MS,
    async read() {
      const hidden = await listHidden();
      const sets = (await readManifest(storage))?.sets ?? [];
      return sets.filter(({ id }) => !hidden.has(id)).map(toExamplePair);
    },
    onError: (error) => log.warn({ error }, 'the examples could not be read: pages show the cached ones'),
  });
}
