import type { Context } from 'hono';
import { z } from 'zod';
import { err, ok, type Result } from '../../../base/result.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { COUNTRY_CODES } from '../../../catalog/photo-standards.ts';
import { mailReview } from '../../../features/photo-review/mail/mail-review.server.ts';
import { parseReviewEmail } from '../../../features/photo-review/mail/review-email-address.ts';
import { photoReviewErrorsTexts } from '../../../i18n/photo-review-errors/index.ts';
import { isBotSubmission } from '../../../ui/form-submission/honeypot.ts';
import type { WebContext } from '../../context.ts';
import { type BodyError, parseJson, readBody } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { refuseTooMany } from '../request-limit.ts';
import { responseLanguage } from '../response-language.ts';
import { submissionId } from '../submission-id.ts';
import { acceptedFacts, sidePx } from './measure-photo.ts';
import { refusePhoto } from './refuse-photo.ts';

/** The fields beside the photo, and the boundaries between them. */
const OTHER_FIELDS_MAX_BYTES = 16 * 1024;

const sideMm = z.number().positive().max(1_000);

const details = z.object({
  submissionId,
  email: z.unknown(),
  homepage: z.unknown(),
  shownForMs: z.unknown(),
  target: z.union([
    z.object({ kind: z.literal('linkedin') }),
    z.object({
      kind: z.literal('cv'),
      country: z.enum(COUNTRY_CODES).optional(),
      widthMm: sideMm,
      heightMm: sideMm,
    }),
  ]),
  /** Facts about the chosen file, which may be larger than what was sent. They only decide what its owner is told about it. */
  facts: z.object({
    kind: z.enum(['jpeg', 'png', 'webp', 'heif']),
    byteCount: z.number().int().positive(),
    widthPx: sidePx,
    heightPx: sidePx,
    isTransparent: z.boolean(),
    isCmyk: z.boolean(),
    hasLocation: z.boolean(),
  }),
});

/** POST multipart: `photo`, and `details` as JSON → 201 {received}. Mails the full result and stores the photo for a day. */
export function createMailReviewHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readForm(c.req.raw);
    if (!read.ok) {
      return read.error === 'body-too-large' ? refusePhoto(c, 'too-many-bytes') : refuseBody(c, read.error);
    }
    const { photo, details: sent } = read.value;
    if (isBotSubmission(sent)) {
      context.log.info({}, 'a photo review came from a bot and was dropped');
      return respondReceived(c);
    }
    const language = responseLanguage(c);
    const email = parseReviewEmail(sent.email);
    if (!email.ok) {
      const message = photoReviewErrorsTexts[language][email.error];
      return refuseField(c, { error: email.error, field: 'email', message });
    }
    const accepted = acceptedFacts(photo);
    if (!accepted.ok) return refusePhoto(c, accepted.error);
    const { submissionId, facts, target } = sent;
    const mailed = await mailReview(context, {
      ...{ submissionId, language, email: email.value },
      ...{ photo, facts, target },
    });
    if (mailed.ok) return respondReceived(c);
    return mailed.error === 'too-many-mails'
      ? refuseTooMany(c, mailed.waitSeconds)
      : refusePhoto(c, mailed.error);
  };
}

/** The same response for everybody, so that programs learn nothing and repeated requests are idempotent. */
function respondReceived(c: Context): Response {
  return c.json({ received: true }, 201);
}

interface SentReview {
  readonly photo: Uint8Array;
  readonly details: z.infer<typeof details>;
}

async function readForm(request: Request): Promise<Result<SentReview, BodyError>> {
  const body = await readBody(request, LIMITS.reviewMaxBytes + OTHER_FIELDS_MAX_BYTES);
  if (!body.ok) return err(body.error === 'body-too-large' ? body.error : 'body-invalid');
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const form = await new Response(Buffer.from(body.value), { headers }).formData();
    const [photo, json] = [form.get('photo'), form.get('details')];
    if (!(photo instanceof File) || typeof json !== 'string') return err('body-invalid');
    if (photo.size > LIMITS.reviewMaxBytes) return err('body-too-large');
    const parsed = details.safeParse(parseJson(json));
    if (!parsed.success) return err('body-invalid');
    return ok({ photo: new Uint8Array(await photo.arrayBuffer()), details: parsed.data });
  } catch {
    // Not a form.
    return err('body-invalid');
  }
}
