import type { PackageId } from '../../../catalog/packages.ts';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';

/** A shoot in the operator's list. */
export interface ListedShoot {
  readonly id: string;
  readonly state: ShootState;
  readonly packageId: PackageId | null;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly erasedAt: Date | null;
}
