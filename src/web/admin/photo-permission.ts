import { generateCookie } from 'hono/cookie';
import { readKeyCookie } from '../api/key-cookie.ts';
import type { WebContext } from '../context.ts';
import { photosPath } from './photos-path.ts';

/** An operator who has typed a reason may look at the photos of one shoot for this long. */
export const PHOTO_PERMISSION_MS = 10 * 60_000;

const COOKIE = 'operator-photos';

interface Look {
  /** The operator's address. */
  readonly operator: string;
  readonly shootId: string;
}

/** Returns the `Set-Cookie` header that lets this operator look at the photos of this shoot until a moment. */
export function photoCookie(
  { capabilities, settings }: Pick<WebContext, 'capabilities' | 'settings'>,
  look: Look,
  until: Date,
): string {
  const key = capabilities.keyFor('operator-photos', subjectOf(look, until.getTime()));
  return generateCookie(COOKIE, `${until.getTime()}.${key}`, {
    path: photosPath(look.shootId),
    httpOnly: true,
    sameSite: 'Strict',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: PHOTO_PERMISSION_MS / 1000,
  });
}

/** Returns whether the request's cookie lets this operator look at the photos of this shoot now. */
export function mayLook(
  request: Request,
  { capabilities, clock }: Pick<WebContext, 'capabilities' | 'clock'>,
  look: Look,
): boolean {
  const [, until, key] = /^(\d{1,15})\.([\w-]+)$/.exec(readKeyCookie(request, COOKIE) ?? '') ?? [];
  if (until === undefined || Number(until) <= clock.now().getTime()) return false;
  return capabilities.verify('operator-photos', subjectOf(look, Number(until)), key);
}

/** Neither addresses nor ids contain a line break, so no two looks have the same subject. */
function subjectOf({ operator, shootId }: Look, untilMs: number): string {
  return [operator, shootId, untilMs].join('\n');
}
