import { useEffect, useRef, useState } from 'react';
import { type Fields, forgetFields, submissionIdOf } from './kept-fields.client.ts';
import { type FieldProblem, type FormRefusal, postForm } from './post-form.client.ts';

export interface SentFormOptions {
  /** Under which this tab keeps what was typed. */
  readonly name: string;
  readonly path: string;
  /** Nothing is sent before the form was shown for so long. */
  readonly leastShownMs?: number;
  readonly failed: { readonly offline: string; readonly server: string };
  /** The field at which a failure of the whole is told; undefined: apart from the fields. */
  readonly failureField?: string;
}

export type SentFormState<Answer> =
  | { readonly step: 'editing'; readonly problem?: FieldProblem; readonly failure?: string }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly answer: Answer };

/** A form from typing to the answer. Nothing that was typed is lost before the server has it. */
export function useSentForm<Answer>(options: SentFormOptions) {
  const { name, path, leastShownMs = 0, failed, failureField } = options;
  const [state, setState] = useState<SentFormState<Answer>>({ step: 'editing' });
  const shownAtMs = useRef(0);
  const busy = useRef(false);

  useEffect(() => {
    shownAtMs.current = performance.now();
  }, []);

  /** Undefined while the last one is still on its way. */
  async function send(fields: Fields, more: Readonly<Record<string, string>> = {}) {
    if (busy.current) return undefined;
    busy.current = true;
    setState({ step: 'sending' });
    const shownForMs = () => Math.ceil(performance.now() - shownAtMs.current);
    await waitMs(leastShownMs - shownForMs());
    const ids = { submissionId: submissionIdOf(name, fields), shownForMs: shownForMs() };
    const answer = await postForm<Answer>(path, { ...fields, ...more, ...ids });
    busy.current = false;
    if (!answer.ok) {
      setState({ step: 'editing', ...toldBy(answer.refusal) });
      return answer;
    }
    forgetFields(name);
    setState({ step: 'sent', answer: answer.value });
    return answer;
  }

  function toldBy(refusal: FormRefusal) {
    if (refusal.kind === 'field') return { problem: refusal.problem };
    const failure = refusal.kind === 'offline' ? failed.offline : (refusal.message ?? failed.server);
    return failureField ? { problem: { field: failureField, message: failure } } : { failure };
  }

  return {
    state,
    send,
    refuse: (problem: FieldProblem) => setState({ step: 'editing', problem }),
    /** A field was changed: what was said of it is no longer true. */
    edited: (field: string) =>
      setState((now) => (now.step === 'editing' && now.problem?.field === field ? { step: 'editing' } : now)),
  };
}

function waitMs(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, timeMs)));
}
