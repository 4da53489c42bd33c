import { useCallback, useRef, useState } from 'react';
import { useToasts } from '../../../ui/toast/toaster.tsx';
import { useEditorTexts } from './resume-form.ts';

/** People need longer for a decision than for a message. */
const UNDO_SHOWN_MS = 10_000;

export interface Step {
  readonly revert: () => void;
}

export interface Undo {
  /** The last removal, import or choice; undefined when there is none. */
  readonly last: Step | undefined;
  /** Reports what was done and offers to revert it. */
  readonly offer: (message: string, revert: () => void) => void;
  /** Lets the visitor revert without a message: what was done can be seen. Returns the step, which is `last` until there is another one. */
  readonly remember: (revert: () => void) => Step;
  readonly revertLast: () => void;
  readonly forget: () => void;
}

/** Offers to revert the last removal or replacement: in a message for some seconds, and by a button until there is a newer one. */
export function useUndo(): Undo {
  const texts = useEditorTexts();
  const toast = useToasts();
  const [last, setLast] = useState<Step>();
  const current = useRef<Step>(undefined);

  const set = useCallback((step: Step | undefined) => {
    current.current = step;
    setLast(step);
  }, []);
  const revertStep = useCallback(
    (step: Step | undefined) => {
      // The message of an older step may still be there.
      if (!step || current.current !== step) return;
      set(undefined);
      step.revert();
    },
    [set],
  );
  const offer = useCallback(
    (message: string, revert: () => void) => {
      const step = { revert };
      set(step);
      toast({
        description: message,
        action: { name: texts.undo, onClick: () => revertStep(step) },
        shownMs: UNDO_SHOWN_MS,
      });
    },
    [set, revertStep, toast, texts],
  );
  return {
    last,
    offer,
    remember: useCallback(
      (revert: () => void) => {
        const step = { revert };
        set(step);
        return step;
      },
      [set],
    ),
    revertLast: useCallback(() => revertStep(current.current), [revertStep]),
    forget: useCallback(() => set(undefined), [set]),
  };
}
