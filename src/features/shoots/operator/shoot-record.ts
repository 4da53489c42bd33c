import type { deletionReceipts, selfies, shoots } from '../../../platform/db/tables/shoots.ts';

/** Everything that is stored about a shoot by the feature that makes it, without the files. */
export interface ShootRecord {
  readonly shoot: typeof shoots.$inferSelect;
  /** In the order of their upload. */
  readonly selfies: readonly Pick<
    typeof selfies.$inferSelect,
    'id' | 'position' | 'state' | 'reasons' | 'cautions' | 'isWantedAnyway' | 'createdAt' | 'checkedAt'
  >[];
  readonly headshots: HeadshotSummary;
  readonly receipt: typeof deletionReceipts.$inferSelect | undefined;
}

export interface HeadshotSummary {
  readonly count: number;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  /** Mean time of rendering one; null without any. */
  readonly meanElapsedMs: number | null;
}
