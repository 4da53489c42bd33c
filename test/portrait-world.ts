import { PortraitSourceError, type PortraitSource } from '../src/platform/portraits/portrait-source.ts';
import type { JobName } from '../src/jobs.ts';
import { silentLog } from '../src/platform/log/silent-log.ts';
import type { JobHandlers } from '../src/platform/queue/queue.ts';
import { drainQueue } from './drain-queue.ts';
import { fakeSelfie } from './fake-engine/fake-selfie.ts';
import { createShootWorld } from './shoot-world.ts';

/** Creates a shoot world with portraits in memory, whose source can be unreachable or serve photos with other checksums. */
export async function createPortraitWorld() {
  const world = await createShootWorld();
  const source = { failuresLeft: 0, missing: false };
  const portraits: PortraitSource = {
    kind: 'download',
    async read({ file }) {
      if (source.failuresLeft-- > 0) throw new PortraitSourceError('cdn.example does not answer.');
      if (source.missing) return { ok: false, error: 'other-picture', sha256: 'abc' };
      return { ok: true, bytes: fakeSelfie({ name: file }) };
    },
  };
  const lines: string[] = [];
  const log = { ...silentLog, warn: (_: object, message: string) => void lines.push(message) };
  return {
    ...{ world, source, portraits, lines, log },
    /** Runs all waiting jobs, also those that are not due yet, and returns how many have this name. */
    async count(name: JobName, handlers: JobHandlers): Promise<number> {
      const done = await drainQueue(world.database.url, handlers, { ignoreStartAfter: true });
      return done.filter((each) => each === name).length;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}
