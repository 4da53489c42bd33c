import { useCallback, useEffect, useRef, useState } from 'react';
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
  const reading = useRef(read);
  useEffect(() => {
    reading.current = read;
  }, [read]);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isPaused.current) return;
    const saved = saveResume(reading.current());
    setState(saved.ok ? 'saved' : saved.error);
  }, []);

  const saveSoon = useCallback(() => {
    setState((now) => (now === 'saved' ? 'unsaved' : now));
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVE_AFTER_MS);
  }, [saveNow]);

  const deleteNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    deleteSavedResume();
  }, []);

  /** Saves this tab's version again, over that of another tab. */
  const keepOwn = useCallback(() => {
    isPaused.current = false;
    setChangedElsewhere(false);
    saveNow();
  }, [saveNow]);

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

  return { state, isChangedElsewhere, saveSoon, deleteNow, keepOwn };
}
