import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { browserLocks, type FileClaims, fileClaims } from '../../uploading/file-claims.client.ts';
import { type WaitingFile, waitingFile, waitingFiles } from '../../uploading/waiting-files.client.ts';

/**
 * Takes over the photos that an earlier page of this shoot left unsent. Returns the function that claims a photo
 * added here, so that no other tab takes it over meanwhile.
 */
export function useWaitingFiles(
  shootId: string | undefined,
  takeOver: (waiting: WaitingFile) => void,
): (key: string) => void {
  const claims = useRef<FileClaims>(undefined);
  // Before any other effect: photos chosen before the script was there are added by one.
  useLayoutEffect(() => {
    const own = fileClaims(browserLocks());
    claims.current = own;
    return own.leave;
  }, []);

  // Once: what this page adds later it holds itself.
  const firstShootId = useRef(shootId ?? '');
  useEffect(() => {
    const own = claims.current;
    let left = false;
    const claimed = async (key: string) => {
      const waiting = await waitingFile(key);
      if (waiting && !left) takeOver(waiting);
    };
    void waitingFiles(firstShootId.current).then((all) => {
      for (const { key } of all) own?.claim(key, () => void claimed(key));
    });
    return () => {
      left = true;
    };
  }, [takeOver]);

  return useCallback((key) => claims.current?.claim(key, () => {}), []);
}
