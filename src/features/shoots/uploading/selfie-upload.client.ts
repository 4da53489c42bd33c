import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { SendHandlers } from './send-handlers.ts';
import { refusalMessage, type UploadRefusal } from './upload-refusal.ts';

/** tus retries short interruptions itself; longer ones end in `onRefused`, and the photo waits. */
const RETRY_DELAYS_MS = [0, 800, 2_000];

/** Creates a tus upload. This module is loaded on its own because tus-js-client is as large as the rest of the draft page. */
export function createUpload(small: File, original: File, shootId: string, handlers: SendHandlers): Upload {
  const upload: Upload = new Upload(small, {
    endpoint: ENDPOINTS.uploads,
    retryDelays: RETRY_DELAYS_MS,
    // The same photo resumes where it stopped, also after a reload, but never in another shoot.
    fingerprint: () =>
      Promise.resolve(`lichtbild-${shootId}-${original.name}-${original.size}-${original.lastModified}`),
    removeFingerprintOnSuccess: true,
    onUploadUrlAvailable: () => handlers.onAddress(upload.url?.split('/').pop() ?? ''),
    onProgress: (sentBytes, totalBytes) => handlers.onProgress(totalBytes ? sentBytes / totalBytes : 0),
    onSuccess: handlers.onSent,
    onShouldRetry: (error) => isRetryable(refusalOf(error).status),
    onAfterResponse: (request, response) => {
      // tus-js-client treats any refused HEAD request as "upload gone" and would restart from zero.
      const status = response.getStatus();
      if (request.getMethod() === 'HEAD' && (status === 429 || status >= 500)) throw new Refused(response);
    },
    onError: (error) => handlers.onRefused(refusalOf(error)),
  });
  return upload;
}

class Refused extends Error {
  readonly refusal: UploadRefusal;
  constructor(response: HttpResponse) {
    super(`refused with ${response.getStatus()}`);
    this.refusal = readRefusal(response);
  }
}

function refusalOf(error: Error | DetailedError): UploadRefusal {
  const { originalResponse, causingError } = error as Partial<DetailedError>;
  if (causingError instanceof Refused) return causingError.refusal;
  if (originalResponse) return readRefusal(originalResponse);
  return { status: 0, retryAfter: undefined, message: undefined };
}

function readRefusal(response: HttpResponse): UploadRefusal {
  return {
    status: response.getStatus(),
    retryAfter: response.getHeader('Retry-After'),
    message: refusalMessage(response.getBody()),
  };
}

/** Retries are worthwhile after no answer, for an upload that its broken connection still locks, and during a restart. */
function isRetryable(status: number): boolean {
  if (status === 0) return navigator.onLine;
  return status === 409 || status === 423 || (status >= 500 && status !== 507);
}
