/** What one page sends, no other page of this browser sends too. */
export interface FileClaims {
  /** Runs `claimed` as soon as no other page holds this photo: at once, or when that page is left. */
  readonly claim: (key: string, claimed: () => void) => void;
  /** Lets go of all of them. */
  readonly leave: () => void;
}

export function fileClaims(locks: LockManager | undefined): FileClaims {
  const leaving = new AbortController();
  const { signal } = leaving;
  return {
    claim(key, claimed) {
      if (signal.aborted) return;
      if (!locks) return claimed();
      const hold = () =>
        new Promise<void>((letGo) => {
          signal.addEventListener('abort', () => letGo());
          claimed();
        });
      locks.request(`lichtbild-sending-${key}`, { signal }, hold).catch((cause: unknown) => {
        // Left while another page still held it: nobody waits for it any more.
        if (!signal.aborted) throw cause;
      });
    },
    leave: () => leaving.abort(),
  };
}

/** Undefined outside https and localhost: phones are tried over the home network. */
export function browserLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
