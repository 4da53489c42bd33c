import { LIMITS } from '../../../catalog/limits.ts';
import type { WebContext } from '../../context.ts';
import { keyCookie, readKeyCookie } from '../key-cookie.ts';

function cookieName(reviewId: string): string {
  return `lichtbild_review_${reviewId}`;
}

/** Returns the key in this visitor's cookie, unverified. */
export function reviewKey(request: Request, reviewId: string): string | undefined {
  return readKeyCookie(request, cookieName(reviewId));
}

/** Returns the `Set-Cookie` header that opens the review in this browser. */
export function reviewCookie(
  context: Pick<WebContext, 'capabilities' | 'settings'>,
  reviewId: string,
): string {
  return keyCookie(context, {
    name: cookieName(reviewId),
    key: context.capabilities.keyFor('photo-review', reviewId),
    lifetimeMs: LIMITS.reviewLifetimeMs,
  });
}
