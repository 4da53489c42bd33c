import { useEffect, useRef, useState } from 'react';
import { type Fields, clearFields, submissionIdOf } from './saved-fields.client.ts';
import { type FieldProblem, type FormRefusal, type FormResponse, postForm } from './post-form.client.ts';

export interface FormSubmissionOptions<Value> {
  /** The name under which this tab saves what was typed. */
  readonly name: string;
  readonly path: string;
  /** Sends the fields in another way than as JSON. */
  readonly post?: (
    fields: Readonly<Record<string, string | number | boolean>>,
  ) => Promise<FormResponse<Value>>;
  /** Delays sending until the form has been shown for this time. Default: 0. */
  readonly minShownMs?: number;
  /** The messages for a failed submission for which the server sent none. */
  readonly failed: { readonly offline: string; readonly server: string };
  /** The field that shows failures of the whole form. Default: they are shown apart from the fields. */
  readonly failureField?: string;
  /** True to keep what was typed after the server has received it, because more follows. Default: false. */
  readonly keepsFields?: boolean;
}

export type FormSubmissionState<Value> =
  | { readonly step: 'editing'; readonly problem?: FieldProblem; readonly failure?: string }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly value: Value };

/** The state of a form from typing to the response. What was typed stays saved until the server has received it. */
export function useFormSubmission<Value>(options: FormSubmissionOptions<Value>) {
  const {
    name,
    path,
    post = (body) => postForm<Value>(path, body),
    minShownMs = 0,
    failed,
    failureField,
    keepsFields = false,
  } = options;
  const [state, setState] = useState<FormSubmissionState<Value>>({ step: 'editing' });
  const shownAtMs = useRef(0);
  const isSending = useRef(false);

  useEffect(() => {
    shownAtMs.current = performance.now();
  }, []);

  /** Sends the form. Returns undefined while an earlier submission is still in progress. */
  async function send(fields: Fields, more: Readonly<Record<string, string | number | boolean>> = {}) {
    if (isSending.current) return undefined;
    isSending.current = true;
    setState({ step: 'sending' });
    const shownForMs = () => Math.ceil(performance.now() - shownAtMs.current);
    await waitMs(minShownMs - shownForMs());
    const ids = { submissionId: submissionIdOf(name, fields), shownForMs: shownForMs() };
    let response: FormResponse<Value>;
    try {
      response = await post({ ...fields, ...more, ...ids });
    } catch {
      // The code that prepares what is sent did not load.
      response = { ok: false, refusal: { kind: 'offline' } };
    }
    isSending.current = false;
    if (!response.ok) {
      setState({ step: 'editing', ...errorState(response.refusal) });
      return response;
    }
    if (keepsFields) {
      setState({ step: 'editing' });
      return response;
    }
    clearFields(name);
    setState({ step: 'sent', value: response.value });
    return response;
  }

  function errorState(refusal: FormRefusal) {
    if (refusal.kind === 'field') return { problem: refusal.problem };
    const failure = refusal.kind === 'offline' ? failed.offline : (refusal.message ?? failed.server);
    return failureField ? { problem: { field: failureField, message: failure } } : { failure };
  }

  return {
    state,
    send,
    showProblem: (problem: FieldProblem) => setState({ step: 'editing', problem }),
    /** Removes the error of a field after it was edited. */
    clearProblem: (field: string) =>
      setState((now) => (now.step === 'editing' && now.problem?.field === field ? { step: 'editing' } : now)),
  };
}

function waitMs(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, timeMs)));
}
