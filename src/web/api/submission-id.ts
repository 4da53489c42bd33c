import { z } from 'zod';

/** The idempotency key of a submission, which the browser generates: a UUID or a similar string. */
export const submissionId = z.string().regex(/^[\w-]{16,64}$/);
