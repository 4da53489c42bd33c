import { useCallback, useEffect, useRef, useState } from 'react';
import { contentOf } from './content-of.ts';
import {
  deleteSavedResume,
  onSavedElsewhere,
  type SavedResume,
  type SaveError,
  saveResume,
} from './saved-resume.client.ts';

const SAVE_AFTER_MS = 400;

export type SavingState = 'saved' | 'unsaved' | SaveError;

/**
 * Saves the document some moments after a change, and when the page is left. After a change in another tab it saves nothing
 * until the visitor has chosen a version.
 */
export function useSaving(read: () => SavedResume, initial: SavingState) {
  const [state, setState] = useState<SavingState>(initial);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPaused = useRef(false);
  /** The content that is stored, as far as this tab knows. */
  const known = useRef<string>(undefined);
  const reading = useRef(read);
  useEffect(() => {
    reading.current = read;
  }, [read]);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isPaused.current) return;
    const current = reading.current();
    const content = contentOf(current);
    // Storing the same again, only with its keys in another order, would make other tabs ask which version to keep.
    if (content === known.current) return setState('saved');
    const saved = saveResume(current);
    if (saved.ok) known.current = content;
    setState(saved.ok ? 'saved' : saved.error);
  }, []);

  const saveSoon = useCallback(() => {
    setState((now) => (now === 'saved' ? 'unsaved' : now));
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVE_AFTER_MS);
  }, [saveNow]);

  /** Ends the pause, and drops a save that is due. */
  const resumeSaving = useCallback((stored: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isPaused.current = false;
    known.current = stored;
    setChangedElsewhere(false);
  }, []);

  const deleteNow = useCallback(() => {
    resumeSaving(undefined);
    deleteSavedResume();
    // Nothing is left that there was no space for, but a browser that forbids storing still does.
    setState((now) => (now === 'forbidden' ? now : 'saved'));
  }, [resumeSaving]);

  /** Saves this tab's version again, over that of another tab. */
  const keepOwn = useCallback(() => {
    resumeSaving(undefined);
    saveNow();
  }, [resumeSaving, saveNow]);

  /** Goes on with the version of another tab, which is stored already. */
  const acceptOther = useCallback(
    (stored: SavedResume) => {
      resumeSaving(contentOf(stored));
      setState('saved');
    },
    [resumeSaving],
  );

  /** Returns whether this tab may write, also to other stores than that of the document. */
  const mayWrite = useCallback(() => !isPaused.current, []);

  useEffect(() => {
    const saveLast = () => {
      if (timer.current !== undefined) saveNow();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saveLast();
    };
    const stopListening = onSavedElsewhere(() => {
      isPaused.current = true;
      setChangedElsewhere(true);
    });
    addEventListener('pagehide', saveLast);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      saveLast();
      stopListening();
      removeEventListener('pagehide', saveLast);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [saveNow]);

  return { state, isChangedElsewhere, saveSoon, deleteNow, keepOwn, acceptOther, mayWrite };
}
