import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../base/result.ts';
import { type PhotoError, readPhotoFile } from './read-photo.client.ts';

type ReadPhoto = Result<Blob, PhotoError>;

/**
 * Reads photo files, and reports only the one that was chosen last: a large HEIC takes seconds, and must not replace a JPEG that
 * was chosen later. Nothing is reported of a file when the photo or the whole document has changed since it was chosen.
 */
export function useLatestRead(
  photo: Blob | undefined,
  replacements: number,
  onRead: (read: ReadPhoto) => void,
) {
  const [reading, setReading] = useState<{ file: File; photo: Blob | undefined; replacements: number }>();
  const latest = useRef<File>(undefined);
  const report = useRef(onRead);
  useEffect(() => {
    report.current = onRead;
  }, [onRead]);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [photo, replacements],
  );

  const read = useCallback(
    async (file: File) => {
      latest.current = file;
      setReading({ file, photo, replacements });
      const result = await readPhotoFile(file);
      setReading((now) => (now?.file === file ? undefined : now));
      if (latest.current !== file) return;
      latest.current = undefined;
      report.current(result);
    },
    [photo, replacements],
  );
  return { isReading: reading?.photo === photo && reading?.replacements === replacements, read };
}
