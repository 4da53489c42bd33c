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
export function mortal(world: ShootWorld) {
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
 * @param subject creates a new subject for each run and returns its id
 * @param check inspects the result of each run
 * @param firstStep called after the complete run; steps before it are not killed
 * @returns the number of steps
 */
export async function killAtEveryStep(
  crash: CrashPoints,
  subject: () => Promise<string>,
  work: (id: string) => Promise<void>,
  check: (id: string, killedAt: string) => Promise<void>,
  firstStep: () => number = () => 1,
): Promise<number> {
  const whole = await subject();
  crash.revive();
  await work(whole);
  const steps = crash.passed;
  await check(whole, 'never killed');
  for (let step = firstStep(); step <= steps; step += 1) {
    const id = await subject();
    crash.dieAtStep(step);
    await expect(work(id), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    await work(id);
    await check(id, `killed at step ${step} of ${steps}`);
  }
  return steps;
}
