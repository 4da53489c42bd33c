import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type FormRefusal, postForm } from '../form-submission/post-form.client.ts';
import { useToasts } from '../toast/toaster.tsx';

const CONFLICT = 409;
/** Loaded data is on the page within this time. */
const RENDERED_WITHIN_MS = 500;
const delay = (timeMs: number) => new Promise((resolve) => void setTimeout(resolve, timeMs));

interface ActionOptions<Answer> {
  readonly path: string;
  /** The sentence that confirms the action. */
  readonly done: string | ((answer: Answer) => string);
  readonly onDone?: ((answer: Answer) => void) | undefined;
}

/** Sends an action to the server, reports its outcome, and loads the page's data again. */
export function useAction<Answer = unknown>({ path, done, onDone }: ActionOptions<Answer>) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal>();
  const toast = useToasts();
  const { revalidate } = useRevalidator();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function send(body: unknown = {}): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(undefined);
    const response = await postForm<Answer>(path, body);
    setBusy(false);
    if (!response.ok) {
      setRefusal(response.refusal);
      // The page is not as it was loaded any more, so it shows what has changed beside the refusal.
      if (response.refusal.kind === 'server' && response.refusal.status === CONFLICT) {
        await revalidate();
        await delay(RENDERED_WITHIN_MS);
        const message = failureOf(response.refusal);
        // The change may have removed the form, and the refusal with it.
        if (isGone.current && message) toast({ description: message, shownMs: 15_000 });
      }
      return false;
    }
    toast({ description: typeof done === 'string' ? done : done(response.value), shownMs: 6_000 });
    onDone?.(response.value);
    await revalidate();
    return true;
  }

  return {
    isBusy,
    send,
    forgetRefusal: () => setRefusal(undefined),
    /** The sentence about the whole action; undefined when a field is to blame. */
    failure: failureOf(refusal),
    /** Returns the sentence about a field. */
    problemOf: (field: string) =>
      refusal?.kind === 'field' && refusal.problem.field === field ? refusal.problem.message : undefined,
  };
}

function failureOf(refusal: FormRefusal | undefined): string | undefined {
  if (!refusal || refusal.kind === 'field') return undefined;
  if (refusal.kind === 'offline') return 'No answer came. Check the connection and try again.';
  return refusal.message ?? `The server refused it (${refusal.status}). Reload the page and try again.`;
}
