import { useCallback, useEffect, useRef, useState } from 'react';
import { postForm } from '../../../../ui/form-submission/post-form.client.ts';
import type { Draft } from './draft.ts';

/** The pause in typing after which the draft is saved. */
const SAVE_AFTER_MS = 1_500;
/** The wait before a save that failed is tried again. */
const RETRY_AFTER_MS = 5_000;

export type SaveState =
  | { readonly step: 'saved' | 'typing' | 'saving' | 'offline' }
  /** Somebody else has saved meanwhile, or the campaign is no draft any more. `message` says what happened. */
  | { readonly step: 'conflict'; readonly message: string };

/**
 * Saves a draft whenever the typing pauses. It sends the version that the page has seen, so that nobody's work is overwritten;
 * `overwrite` saves over another operator's changes.
 */
export function useAutosave(path: string, draft: Draft, firstVersion: number) {
  const text = JSON.stringify(draft);
  const [state, setState] = useState<SaveState>({ step: 'saved' });
  const [version, setVersion] = useState(firstVersion);
  const saved = useRef({ text, version: firstVersion });
  const latest = useRef(text);
  const isSaving = useRef(false);
  const isStopped = useRef(false);

  const save = useCallback(async (): Promise<boolean> => {
    if (isSaving.current || isStopped.current) return false;
    isSaving.current = true;
    try {
      // The loop also saves changes that are typed while a save is on its way.
      while (latest.current !== saved.current.text) {
        const sent = latest.current;
        setState({ step: 'saving' });
        const body = { ...(JSON.parse(sent) as object), version: saved.current.version };
        const response = await postForm<{ version: number }>(path, body);
        if (response.ok) {
          saved.current = { text: sent, version: response.value.version };
          setVersion(response.value.version);
          continue;
        }
        const { refusal } = response;
        if (refusal.kind === 'server' && [404, 409].includes(refusal.status)) {
          isStopped.current = true;
          setState({ step: 'conflict', message: refusal.message ?? 'It cannot be saved any more.' });
        } else setState({ step: 'offline' });
        return false;
      }
      setState({ step: 'saved' });
      return true;
    } finally {
      isSaving.current = false;
    }
  }, [path]);

  useEffect(() => {
    latest.current = text;
    if (text === saved.current.text || isStopped.current) return undefined;
    setState((before) => (before.step === 'saving' ? before : { step: 'typing' }));
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, save]);

  useEffect(() => {
    if (state.step !== 'offline') return undefined;
    const timer = setTimeout(() => void save(), RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, save]);

  // Leaving the page by a link saves; leaving the site asks first.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current !== saved.current.text && !isStopped.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      void save();
    };
  }, [save]);

  return {
    state,
    version,
    /** Saves what is not saved yet. Resolves to false when that was not possible. */
    saveNow: save,
    /** Saves over what another operator has saved meanwhile, in this version. */
    async overwrite(theirVersion: number) {
      isStopped.current = false;
      saved.current = { text: '', version: theirVersion };
      await save();
    },
  };
}
