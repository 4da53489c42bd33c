import { discountedPriceCents, DISCOUNTS } from '../../../../catalog/discounts.ts';
import { LIMITS } from '../../../../catalog/limits.ts';
import { type Currency, type PackageId, PACKAGES } from '../../../../catalog/packages.ts';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import type { StyleId } from '../../../../base/style-ids.ts';
import type { ConsentKind } from '../../draft/consents.ts';
import { type CustomerError, parseCustomer } from '../../draft/customer.ts';
import type { ShootView } from '../../shoot-view.ts';

/** What the visitor has filled in so far. */
export interface ChoiceForm {
  readonly packageId: PackageId | undefined;
  readonly styles: readonly StyleId[];
  /** An empty list: somebody is choosing garments and has none yet. */
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

/** What a tab remembers of the form; `linkedPackageId` is what the link in the address named at that moment. */
export type KeptForm = Partial<ChoiceForm> & { readonly linkedPackageId?: PackageId | undefined };

/** How the form starts: what this tab kept, else what the link asked for or the server knows; consents only from the server. */
export function firstForm(
  kept: KeptForm | undefined,
  asked: {
    readonly packageId?: PackageId | undefined;
    readonly discountCode?: string | undefined;
    /** A link was followed just now; otherwise the address may be from before the last change. */
    readonly followed?: boolean;
  },
  known: Pick<ShootView, 'packageId' | 'styles' | 'clothes' | 'firstName' | 'email' | 'consents'> | undefined,
): ChoiceForm {
  const form: ChoiceForm = {
    packageId: kept?.packageId ?? known?.packageId,
    styles: kept?.styles?.length ? kept.styles : (known?.styles ?? []),
    clothes: kept?.clothes ?? known?.clothes ?? 'mix',
    discountCode: kept?.discountCode || (asked.discountCode ?? ''),
    firstName: kept?.firstName || (known?.firstName ?? ''),
    email: kept?.email || (known?.email ?? ''),
    consents: {
      terms: known?.consents.terms !== undefined,
      likeness: known?.consents.likeness !== undefined,
      startBeforeWithdrawalEnds: known?.consents.startBeforeWithdrawalEnds !== undefined,
      newsletter: known?.consents.newsletter !== undefined,
    },
  };
  const changedSince = !asked.followed && kept?.packageId && kept.linkedPackageId === asked.packageId;
  return asked.packageId && !changedSince ? withPackage(form, asked.packageId) : form;
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

/** A smaller package keeps the styles chosen first. */
export function withPackage(form: ChoiceForm, packageId: PackageId): ChoiceForm {
  return { ...form, packageId, styles: form.styles.slice(0, PACKAGES[packageId].styleCount) };
}

/** Ticks or unticks a style; the form unchanged when the package is full. A package of one style swaps. */
export function withStyleToggled(form: ChoiceForm, style: StyleId): ChoiceForm {
  if (form.styles.includes(style)) return { ...form, styles: form.styles.filter((one) => one !== style) };
  const most = form.packageId ? PACKAGES[form.packageId].styleCount : 0;
  if (most === 1) return { ...form, styles: [style] };
  return form.styles.length < most ? { ...form, styles: [...form.styles, style] } : form;
}

/** The first thing that keeps the order from being placed, in the order of the page (spec §5). */
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

/** The percentage of an entered code; the server decides again. */
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
