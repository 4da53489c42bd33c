import { err, ok, type Result } from '../../../base/result.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { PackageId } from '../../../catalog/packages.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import type { CheckoutSession } from '../../../platform/payments/checkout-session.ts';
import type { ConsentTicks } from '../draft/consents.ts';
import type { ShootView } from '../shoot-view.ts';

/** Code `offline` means that no answer came; `message` is the server's own, in the visitor's language. */
export interface ApiFailure {
  readonly code: string;
  readonly status: number;
  readonly message: string | undefined;
  /** The header `Retry-After` as it came. */
  readonly retryAfter: string | undefined;
}

export type ApiAnswer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: ApiFailure };

export const openDraft = () => send<ShootView>('POST', ENDPOINTS.shoot, {});
/** Without `selfie`, the server chooses the most promising selfie. */
export const requestPreview = (style: StyleId, selfie?: string) =>
  send<ShootView>('POST', `${ENDPOINTS.shoot}/preview`, { style, selfie });
export const tickConsents = (ticks: ConsentTicks) =>
  send<ShootView>('POST', `${ENDPOINTS.shoot}/consents`, ticks);
export const chooseStyles = (packageId: PackageId, styles: readonly StyleId[]) =>
  send<ShootView>('PUT', `${ENDPOINTS.shoot}/choice`, { packageId, styles });
export const chooseClothes = (clothes: ClothesWish) =>
  send<ShootView>('PUT', `${ENDPOINTS.shoot}/clothes`, { clothes });
export const nameCustomer = (firstName: string, email: string) =>
  send<ShootView>('PUT', `${ENDPOINTS.shoot}/customer`, { firstName, email });
export const removeSelfie = (selfieId: string) =>
  send<ShootView>('DELETE', `${ENDPOINTS.shoot}/selfies/${encodeURIComponent(selfieId)}`);
export const wantSelfie = (selfieId: string, isWantedAnyway: boolean) =>
  send<ShootView>('PUT', `${ENDPOINTS.shoot}/selfies/${encodeURIComponent(selfieId)}/wanted`, {
    isWantedAnyway,
  });
export const openCheckout = (options: {
  readonly discountCode: string;
  readonly expectedCents: number | undefined;
  readonly hosted: boolean;
}) =>
  send<{ orderId: string; session: CheckoutSession }>('POST', ENDPOINTS.checkout, {
    ...options,
    discountCode: options.discountCode || undefined,
  });
/** Starts a shoot whose order was paid before. */
export const startShoot = () => send<ShootView>('POST', `${ENDPOINTS.shoot}/start`, {});

async function send<Value>(method: string, path: string, body?: unknown): Promise<ApiAnswer<Value>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // `keepalive` delivers the decision even when the page is being closed.
      keepalive: path.startsWith(`${ENDPOINTS.shoot}/selfies/`),
    });
  } catch {
    // Whatever made `fetch` throw, no answer came.
    return {
      ok: false,
      failure: { code: 'offline', status: 0, message: undefined, retryAfter: undefined },
    };
  }
  const json = await readJson(response);
  if (response.ok) return { ok: true, value: (json.ok ? json.value : undefined) as Value };
  const answer = (json.ok ? json.value : {}) as { error?: string; message?: string };
  return {
    ok: false,
    failure: {
      code: answer.error ?? 'unknown',
      status: response.status,
      message: answer.message,
      retryAfter: response.headers.get('Retry-After') ?? undefined,
    },
  };
}

async function readJson(response: Response): Promise<Result<unknown, 'not-json'>> {
  try {
    return ok(await response.json());
  } catch {
    // A proxy's error page is no JSON; the status says enough.
    return err('not-json');
  }
}
