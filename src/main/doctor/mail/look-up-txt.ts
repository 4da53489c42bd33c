import { within } from '../within.ts';

/** `dns.resolveTxt`: a record's text comes in pieces of up to 255 bytes. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>;

/** The DNS gave no answer, so nothing is known about the name. */
export class DnsError extends Error {
  override readonly name = 'DnsError';
  readonly code: string;

  constructor(code: string) {
    super(`the DNS gave no answer (${code})`);
    this.code = code;
  }
}

/** Codes of node:dns for a name that does not exist, and for one without a TXT record. */
const NONE: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/** Returns the TXT records of a name. @throws {DnsError} when the DNS does not answer in time */
export async function lookUpTxt(
  resolveTxt: ResolveTxt,
  name: string,
  timeoutMs: number,
): Promise<readonly string[]> {
  const answer = await within(timeoutMs, resolveTxt(name)).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (NONE.includes(code)) return [];
    throw new DnsError(code ?? String(error));
  });
  if (answer === 'late') throw new DnsError('ETIMEOUT');
  return answer.map((pieces) => pieces.join(''));
}
