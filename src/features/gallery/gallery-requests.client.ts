import { err, ok, type Result } from '../../base/result.ts';
import type { DeletionReceiptView, ShareView } from './gallery-view.ts';
import { API } from '../../routes.ts';

/** Keys of the texts in `gallery.failed`. */
export type GalleryFailure = 'offline' | 'server' | 'gone' | 'shares-too-many';

/** The owner's changes, as the browser sends them. The cookie says who asks. */
export function setFavourite(galleryId: string, number: number, favourite: boolean) {
  return send<unknown>('PUT', `${galleryPath(galleryId)}/headshots/${number}/favourite`, { favourite });
}

export function createShare(galleryId: string, numbers: readonly number[]) {
  return send<ShareView>('POST', `${galleryPath(galleryId)}/shares`, { numbers });
}

export function revokeShare(galleryId: string, shareId: string) {
  return send<unknown>('DELETE', `${galleryPath(galleryId)}/shares/${encodeURIComponent(shareId)}`);
}

export function rateShoot(galleryId: string, stars: number, comment: string) {
  return send<unknown>('POST', `${galleryPath(galleryId)}/rating`, { stars, comment });
}

export function eraseGallery(galleryId: string) {
  return send<DeletionReceiptView>('DELETE', galleryPath(galleryId), { confirm: true });
}

function galleryPath(galleryId: string): string {
  return API.gallery.replace(':id', encodeURIComponent(galleryId));
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
      // A ring drawn just before the tab is closed still arrives.
      keepalive: true,
    });
  } catch (cause) {
    // fetch knows one reason to throw here: the network did not answer.
    if (cause instanceof TypeError) return err('offline');
    throw cause;
  }
  if (response.status === 404) return err('gone');
  if (response.status === 422 && (await errorOf(response)) === 'shares-too-many')
    return err('shares-too-many');
  if (!response.ok) return err('server');
  return ok((response.status === 204 ? undefined : await response.json()) as Answer);
}

/** Returns the error code of a refusal; undefined for a response that is not ours, such as a proxy's page. */
async function errorOf(response: Response): Promise<unknown> {
  const said: unknown = await response.json().catch(() => undefined);
  return typeof said === 'object' && said !== null && 'error' in said ? said.error : undefined;
}
