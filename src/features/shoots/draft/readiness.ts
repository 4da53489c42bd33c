import { LIMITS } from '../../../catalog/limits.ts';
import { PACKAGES, type PackageId } from '../../../catalog/packages.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import type { Consents } from '../../../platform/db/tables/shoots.ts';
import { hasRequiredConsents } from './consents.ts';
import { type CustomerError, parseCustomer } from './customer.ts';

/** The fields of a shoot that decide whether it can be paid and rendered. */
export interface ShootDetails {
  readonly packageId: PackageId | null;
  readonly styles: readonly StyleId[];
  readonly email: string | null;
  readonly firstName: string | null;
  readonly consents: Consents;
}

export interface CompleteDetails {
  readonly packageId: PackageId;
  readonly styles: readonly StyleId[];
  readonly email: string;
  readonly firstName: string;
}

export type ReadinessError =
  | 'too-few-selfies'
  | 'package-missing'
  | 'styles-missing'
  | 'styles-too-many'
  | 'consents-missing'
  | CustomerError;

/** Returns the complete details, or the first thing that is still missing in the order of the page. */
export function readiness(
  shoot: ShootDetails,
  acceptedCount: number,
): Result<CompleteDetails, ReadinessError> {
  if (acceptedCount < LIMITS.selfiesMin) return err('too-few-selfies');
  if (!shoot.packageId) return err('package-missing');
  if (shoot.styles.length === 0) return err('styles-missing');
  if (shoot.styles.length > PACKAGES[shoot.packageId].styleCount) return err('styles-too-many');
  const customer = parseCustomer({ firstName: shoot.firstName, email: shoot.email });
  if (!customer.ok) return customer;
  if (!hasRequiredConsents(shoot.consents)) return err('consents-missing');
  return ok({ packageId: shoot.packageId, styles: shoot.styles, ...customer.value });
}
