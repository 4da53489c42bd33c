import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { browserLocks, type FileClaims, fileClaims } from '../../uploading/file-claims.client.ts';
import { type WaitingFile, loadWaitingFile, listWaitingFiles } from '../../uploading/waiting-files.client.ts';

/**
 * Takes over the photos that an earlier page of this shoot did not finish uploading. Returns a function that claims a photo
 * added on this page, so that no other tab takes it over.
 */
export function useWaitingFiles(
  shootId: string | undefined,
  takeOver: (waiting: WaitingFile) => void,
): (key: string) => void {
  const claims = useRef<FileClaims>(undefined);
  // A layout effect runs before every other effect; one of those adds photos chosen before this script had loaded.
  useLayoutEffect(() => {
    const own = fileClaims(browserLocks());
    claims.current = own;
    return own.release;
  }, []);

  // Only the first id matters, because this page itself holds every photo that it adds later.
  const firstShootId = useRef(shootId ?? '');
  useEffect(() => {
    const own = claims.current;
    let isUnmounted = false;
    const onClaimed = async (key: string) => {
      const waiting = await loadWaitingFile(key);
      if (waiting && !isUnmounted) takeOver(waiting);
    };
    void listWaitingFiles(firstShootId.current).then((all) => {
      for (const { key } of all) own?.claim(key, () => void onClaimed(key));
    });
    return () => {
      isUnmounted = true;
    };
  }, [takeOver]);

  return useCallback((key) => claims.current?.claim(key, () => {}), []);
}
