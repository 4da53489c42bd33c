import { z } from 'zod';

/** Made by the browser for what it sends, so that sending it again changes nothing: a UUID or the like. */
export const submissionId = z.string().regex(/^[\w-]{16,64}$/);
