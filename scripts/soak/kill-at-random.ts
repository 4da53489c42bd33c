import { setTimeout as sleep } from 'node:timers/promises';
import { type Lichtbild, type Program, PROGRAMS } from '../../e2e/lichtbild.ts';
import type { SeededRandom } from './seeded-random.ts';
import { currentPhases, type Phase } from './watch-phase.ts';

export interface Kill {
  readonly atMs: number;
  readonly program: Program;
  readonly phases: readonly Phase[];
}

export interface KillPlan {
  readonly lichtbild: Lichtbild;
  readonly random: SeededRandom;
  readonly kills: number;
  readonly isUploading: () => boolean;
  readonly signal: AbortSignal;
  readonly onKill: (kill: Kill, number: number) => void;
}

const PAUSE_MS = { least: 2_000, most: 6_000 };
/** Time to wait for a wanted phase before killing in any phase. */
const PHASE_WAIT_MS = 40_000;
export const PHASES_TO_HIT = [
  'upload',
  'preparation',
  'rendering',
  'delivery',
] as const satisfies readonly Phase[];

/**
 * Kills programs at random moments. Each kill waits for the phase that was hit least so far, because chance alone hardly
 * ever hits the delivery, which takes milliseconds. The top process is restarted at once.
 */
export async function killAtRandom(plan: KillPlan): Promise<readonly Kill[]> {
  const { lichtbild, random, signal } = plan;
  const startedMs = performance.now();
  const kills: Kill[] = [];
  const hits = (phase: Phase) => kills.filter((kill) => kill.phases.includes(phase)).length;
  while (kills.length < plan.kills && !signal.aborted) {
    await sleep(random.between(PAUSE_MS.least, PAUSE_MS.most));
    const program = random.pick(PROGRAMS);
    const wanted = random.shuffle(PHASES_TO_HIT).toSorted((a, b) => hits(a) - hits(b))[0]!;
    const phases = await waitForPhase(plan, wanted);
    // Anywhere inside a long phase; the delivery is over at once.
    if (wanted !== 'delivery') await sleep(random.between(0, 800));
    if (signal.aborted || !(await lichtbild.kill(program))) continue;
    const atMs = performance.now() - startedMs;
    const kill: Kill = { atMs, program, phases: phases.length > 0 ? phases : ['between'] };
    kills.push(kill);
    plan.onKill(kill, kills.length);
    if (program === 'start') await lichtbild.start();
  }
  return kills;
}

async function waitForPhase(plan: KillPlan, wanted: Phase): Promise<readonly Phase[]> {
  const deadlineMs = performance.now() + PHASE_WAIT_MS;
  for (;;) {
    const phases = await currentPhases(await plan.lichtbild.databaseUrl(), plan.isUploading);
    if (phases.includes(wanted) || performance.now() > deadlineMs || plan.signal.aborted) return phases;
    await sleep(60);
  }
}
