/** Locks that keep two pages of one browser from uploading the same photo. */
export interface FileClaims {
  /** Runs `onClaimed` once no other page holds this photo: at once, or when the other page closes. */
  readonly claim: (key: string, onClaimed: () => void) => void;
  /** Releases every claim of this page, held or waiting. */
  readonly release: () => void;
}

export function fileClaims(locks: LockManager | undefined): FileClaims {
  const releasing = new AbortController();
  const { signal } = releasing;
  return {
    claim(key, onClaimed) {
      if (signal.aborted) return;
      if (!locks) return onClaimed();
      const hold = () =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve());
          onClaimed();
        });
      locks.request(`lichtbild-sending-${key}`, { signal }, hold).catch((cause: unknown) => {
        // A request that is aborted while another page holds the photo rejects, which is no error.
        if (!signal.aborted) throw cause;
      });
    },
    release: () => releasing.abort(),
  };
}

/** Undefined outside https and localhost, as on a phone that opens a development server over the home network. */
export function browserLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
