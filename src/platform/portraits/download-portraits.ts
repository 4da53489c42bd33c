import { PortraitSourceError, type PortraitResult, type PortraitSource } from './portrait-source.ts';
import { PORTRAIT_BYTES_MAX, verifyPortrait } from './verify-portrait.ts';

const RESPONSE_TIMEOUT_MS = 30_000;
/** Status codes of a file that is missing for good. */
const MISSING = [403, 404, 410, 451];

/** Downloads portraits from addresses below `baseUrl`. */
export function createDownloadedPortraits(baseUrl: string, timeoutMs = RESPONSE_TIMEOUT_MS): PortraitSource {
  return {
    kind: 'download',
    async read(portrait, signal) {
      const url = `${baseUrl.replace(/\/$/, '')}/${portrait.path}`;
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(url, {
          headers: { Accept: 'image/jpeg' },
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        if (MISSING.includes(response.status)) return await refuse(response, 'not-there');
        if (!response.ok) {
          await response.body?.cancel();
          throw new PortraitSourceError(`${hostOf(url)} answered ${response.status}.`);
        }
        if (/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
          await response.body?.cancel();
          // HTML comes from a captive portal or a proxy, so the source itself was not reached.
          throw new PortraitSourceError(`${hostOf(url)} answered with a web page instead of a photo.`);
        }
        const bytes = await readAtMost(response, PORTRAIT_BYTES_MAX);
        return bytes ? verifyPortrait(portrait, bytes) : { ok: false, error: 'too-large' };
      } catch (cause) {
        if (cause instanceof PortraitSourceError) throw cause;
        signal?.throwIfAborted();
        throw new PortraitSourceError(`${hostOf(url)} does not answer.`, { cause });
      }
    },
  };
}

/** Reads a response up to a size; returns undefined as soon as it is larger. */
async function readAtMost(response: Response, bytesMax: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > bytesMax) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function refuse(response: Response, error: 'not-there'): Promise<PortraitResult> {
  await response.body?.cancel();
  return { ok: false, error };
}

function hostOf(url: string): string {
  return new URL(url).host;
}
