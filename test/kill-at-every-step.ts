import { expect } from 'vitest';
import { createJobHandlers } from '../src/worker/job-handlers.ts';
import {
  CrashPoints,
  crashingDatabase,
  crashingEngine,
  crashingQueue,
  crashingStorage,
  Killed,
} from './crash-points.ts';
import type { ShootWorld } from './shoot-world.ts';

/** Returns the context and the handlers of a worker that can be killed at every step. */
export function killableWorker(world: ShootWorld) {
  const crash = new CrashPoints();
  const context = {
    ...world.context,
    db: crashingDatabase(world.context.db, crash),
    queue: crashingQueue(world.context.queue, crash),
    storage: crashingStorage(world.context.storage, crash),
    engine: crashingEngine(world.context.engine, crash),
  };
  return { crash, context, handlers: createJobHandlers(context) };
}

/**
 * Runs the work once to the end to count its steps, then once for every step: killed there, and run again by the
 * next process.
 * @param subject creates what the work is done on, separately for each run
 * @param check inspects the result of each run
 * @param range called after the complete run; returns the first and the last step to kill; default: all
 * @returns the number of steps
 */
export async function killAtEveryStep<Subject>(
  crash: CrashPoints,
  subject: () => Promise<Subject>,
  work: (subject: Subject) => Promise<void>,
  check: (subject: Subject, killedAt: string) => Promise<void>,
  range: (steps: number) => readonly [first: number, last: number] = (steps) => [1, steps],
): Promise<number> {
  const whole = await subject();
  crash.revive();
  await work(whole);
  const steps = crash.passed;
  await check(whole, 'never killed');
  const [first, last] = range(steps);
  for (let step = first; step <= last; step += 1) {
    const killed = await subject();
    crash.dieAtStep(step);
    await expect(work(killed), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    await work(killed);
    await check(killed, `killed at step ${step} of ${steps}`);
  }
  return steps;
}
