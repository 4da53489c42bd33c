import { discountedPriceCents, DISCOUNTS } from '../../../../catalog/discounts.ts';
import { LIMITS } from '../../../../catalog/limits.ts';
import { type Currency, type PackageId, PACKAGES } from '../../../../catalog/packages.ts';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import type { StyleId } from '../../../../base/style-ids.ts';
import type { ConsentKind } from '../../draft/consents.ts';
import { type CustomerError, parseCustomer } from '../../draft/customer.ts';
import type { ShootView } from '../../shoot-view.ts';

/** The visitor's entries so far. */
export interface ChoiceForm {
  readonly packageId: PackageId | undefined;
  readonly styles: readonly StyleId[];
  /** An empty list means that the visitor is choosing garments and has none yet. */
  readonly clothes: ClothesWish;
  readonly discountCode: string;
  readonly firstName: string;
  readonly email: string;
  readonly consents: Readonly<Record<ConsentKind, boolean>>;
}

export const EMPTY_FORM: ChoiceForm = {
  packageId: undefined,
  styles: [],
  clothes: 'mix',
  discountCode: '',
  firstName: '',
  email: '',
  consents: { terms: false, likeness: false, startBeforeWithdrawalEnds: false, newsletter: false },
};

/** The form as the tab's session storage holds it; `linkedPackageId` is the package in the page's URL at that time. */
export type SavedForm = Partial<ChoiceForm> & { readonly linkedPackageId?: PackageId | undefined };

/**
 * Returns the form as the page opens: the entries that this tab saved, else those of the link or of the server. Consents come
 * only from the server.
 */
export function initialForm(
  saved: SavedForm | undefined,
  link: {
    readonly packageId?: PackageId | undefined;
    readonly discountCode?: string | undefined;
    /** True when the visitor has just followed the link; otherwise the URL may be older than the last change of the form. */
    readonly isFollowed?: boolean;
  },
  known: Pick<ShootView, 'packageId' | 'styles' | 'clothes' | 'firstName' | 'email' | 'consents'> | undefined,
): ChoiceForm {
  const form: ChoiceForm = {
    packageId: saved?.packageId ?? known?.packageId,
    styles: saved?.styles?.length ? saved.styles : (known?.styles ?? []),
    clothes: saved?.clothes ?? known?.clothes ?? 'mix',
    discountCode: saved?.discountCode || (link.discountCode ?? ''),
    firstName: saved?.firstName || (known?.firstName ?? ''),
    email: saved?.email || (known?.email ?? ''),
    consents: {
      terms: known?.consents.terms !== undefined,
      likeness: known?.consents.likeness !== undefined,
      startBeforeWithdrawalEnds: known?.consents.startBeforeWithdrawalEnds !== undefined,
      newsletter: known?.consents.newsletter !== undefined,
    },
  };
  const hasChangedSince = !link.isFollowed && saved?.packageId && saved.linkedPackageId === link.packageId;
  return link.packageId && !hasChangedSince ? withPackage(form, link.packageId) : form;
}

export type FormProblem =
  | 'too-few-selfies'
  | 'still-checking'
  | 'package-missing'
  | 'styles-missing'
  | 'clothes-missing'
  | 'discount-unknown'
  | CustomerError
  | 'terms-missing'
  | 'likeness-missing'
  | 'start-missing';

/** Sets the package; one with fewer styles keeps those that were chosen first. */
export function withPackage(form: ChoiceForm, packageId: PackageId): ChoiceForm {
  return { ...form, packageId, styles: form.styles.slice(0, PACKAGES[packageId].styleCount) };
}

/** Adds or removes a style. A full package leaves the form unchanged, except that a package of one style swaps it. */
export function withStyleToggled(form: ChoiceForm, style: StyleId): ChoiceForm {
  if (form.styles.includes(style)) return { ...form, styles: form.styles.filter((one) => one !== style) };
  const maxCount = form.packageId ? PACKAGES[form.packageId].styleCount : 0;
  if (maxCount === 1) return { ...form, styles: [style] };
  return form.styles.length < maxCount ? { ...form, styles: [...form.styles, style] } : form;
}

/** Returns the first problem that keeps the order from being placed, in the order of the page (spec §5). */
export function firstProblem(
  form: ChoiceForm,
  selfies: { readonly accepted: number; readonly pending: number },
): FormProblem | undefined {
  if (selfies.accepted < LIMITS.selfiesMin) return selfies.pending > 0 ? 'still-checking' : 'too-few-selfies';
  if (!form.packageId) return 'package-missing';
  if (form.styles.length === 0) return 'styles-missing';
  if (form.clothes.length === 0) return 'clothes-missing';
  if (discountOf(form.discountCode) === 'unknown') return 'discount-unknown';
  const customer = parseCustomer(form);
  if (!customer.ok) return customer.error;
  if (!form.consents.terms) return 'terms-missing';
  if (!form.consents.likeness) return 'likeness-missing';
  if (!form.consents.startBeforeWithdrawalEnds) return 'start-missing';
  return undefined;
}

/** Returns the percentage of an entered code for display; the server checks the code again. */
export function discountOf(enteredCode: string): number | 'none' | 'unknown' {
  const code = enteredCode.trim().toUpperCase();
  if (code === '') return 'none';
  return DISCOUNTS.find((discount) => discount.code === code)?.percent ?? 'unknown';
}

export function totalCents(form: ChoiceForm, currency: Currency): number | undefined {
  if (!form.packageId) return undefined;
  const code = form.discountCode.trim().toUpperCase();
  return discountedPriceCents(
    PACKAGES[form.packageId].priceCents[currency],
    DISCOUNTS.find((discount) => discount.code === code),
  );
}
