import { PROGRAMS } from '../../e2e/lichtbild.ts';
import type { Audit } from './audit.ts';
import type { Kill } from './kill-at-random.ts';
import type { VisitRecord } from './shoot-visit.ts';
import { PHASES } from './watch-phase.ts';

/** Prints the kills by phase; a kill during several phases counts in each. */
export function printKills(kills: readonly Kill[]): void {
  console.log(`\n${kills.length} kills by program and phase`);
  const rows = PROGRAMS.map((program) => {
    const own = kills.filter((kill) => kill.program === program);
    const inPhase = PHASES.map((phase) => [phase, own.filter((kill) => kill.phases.includes(phase)).length]);
    return [program, { all: own.length, ...Object.fromEntries(inPhase) }];
  });
  console.table(Object.fromEntries(rows));
}

export function printVisits(records: readonly VisitRecord[]): void {
  console.log('\nvisitors');
  console.table(
    records.map(({ name, stage, delivered, webhooksSent, error }) => ({
      name,
      stage,
      delivered,
      webhooksSent,
      error: error ?? '',
    })),
  );
}

/** Prints the audit and returns the number of losses. */
export function printAudit(audit: Audit): number {
  console.log('\nshoots');
  console.table(
    audit.shoots.map(({ shootId, losses, ...counts }) => ({
      shoot: shootId.slice(0, 8),
      ...counts,
      losses: losses.length,
    })),
  );
  const losses = [
    ...audit.shoots.flatMap((shoot) => shoot.losses.map((loss) => `${shoot.shootId.slice(0, 8)}: ${loss}`)),
    ...audit.losses,
  ];
  for (const loss of losses) console.log(`LOST ${loss}`);
  return losses.length;
}
