import { err, ok, type Result } from '../../../base/result.ts';
import type { DeletionReceiptView, GalleryView, RatingView, ShareView } from '../gallery-view.ts';
import type { Clothes } from '../../../imaging/headshot-request.ts';
import type { RemakeChoice, RemakesView } from '../remakes/remake-view.ts';
import { ENDPOINTS } from '../../../page-urls.ts';

/** Refusals for which the page has a text of their own. */
const EXPLAINED_REFUSALS = [
  'shares-too-many',
  'remake-impossible',
  'garment-unknown',
  'clothes-unchanged',
  'remake-under-way',
  'remakes-used-up',
  'remake-decided',
] as const;

/** Keys of the texts in `gallery.failed`. */
export type GalleryFailure = 'offline' | 'server' | 'gone' | (typeof EXPLAINED_REFUSALS)[number];

// The owner's changes, as the browser sends them. The cookie identifies the owner.

export function setFavourite(galleryId: string, number: number, favourite: boolean) {
  return send<unknown>('PUT', `${galleryPath(galleryId)}/headshots/${number}/favourite`, { favourite });
}

export function createShare(galleryId: string, numbers: readonly number[]) {
  return send<ShareView>('POST', `${galleryPath(galleryId)}/shares`, { numbers });
}

export function revokeShare(galleryId: string, shareId: string) {
  return send<unknown>('DELETE', `${galleryPath(galleryId)}/shares/${encodeURIComponent(shareId)}`);
}

export function rateShoot(galleryId: string, rating: RatingView) {
  return send<unknown>('POST', `${galleryPath(galleryId)}/rating`, rating);
}

/** @param clothes null for the person's own */
export function requestRemake(galleryId: string, number: number, clothes: Clothes | null) {
  return send<RemakesView>('POST', `${galleryPath(galleryId)}/headshots/${number}/remakes`, { clothes });
}

export function loadRemakes(galleryId: string) {
  return send<RemakesView>('GET', `${galleryPath(galleryId)}/remakes`);
}

export function chooseVersion(galleryId: string, remakeId: string, keep: RemakeChoice) {
  const path = `${galleryPath(galleryId)}/remakes/${encodeURIComponent(remakeId)}/choice`;
  return send<GalleryView>('PUT', path, { keep });
}

export function eraseGallery(galleryId: string) {
  return send<DeletionReceiptView>('DELETE', galleryPath(galleryId), { confirm: true });
}

function galleryPath(galleryId: string): string {
  return ENDPOINTS.gallery.replace(':id', encodeURIComponent(galleryId));
}

async function send<Answer>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Result<Answer, GalleryFailure>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      // A favourite marked just before the tab is closed still arrives.
      keepalive: true,
    });
  } catch (cause) {
    // fetch throws a TypeError when there is no network.
    if (cause instanceof TypeError) return err('offline');
    throw cause;
  }
  if (response.status === 404) return err('gone');
  if (response.status === 422) {
    const error = await readErrorCode(response);
    return err(EXPLAINED_REFUSALS.find((known) => known === error) ?? 'server');
  }
  if (!response.ok) return err('server');
  return ok((response.status === 204 ? undefined : await response.json()) as Answer);
}

/** Returns the error code of a refusal; undefined for a response that is not ours, such as a proxy's page. */
async function readErrorCode(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
}
