import { useEffect, useRef, useState } from 'react';
import { postForm } from '../../../../ui/form-submission/post-form.client.ts';

/** The pause in typing after which the server is asked. */
const DELAY_MS = 400;

export interface DelayedAnswer<Answer> {
  /** The latest answer; undefined before the first one. */
  readonly answer: Answer | undefined;
  /** True while the answer is not about what is typed now. */
  readonly isStale: boolean;
  /** True when the server did not answer the latest question. */
  readonly hasFailed: boolean;
}

/** Asks the server about what is being typed, whenever the typing pauses. An answer that was overtaken is dropped. */
export function useDelayedPost<Answer>(path: string, body: unknown): DelayedAnswer<Answer> {
  const question = JSON.stringify(body);
  const [state, setState] = useState<{ question: string; answer: Answer | undefined; hasFailed: boolean }>();
  const latest = useRef(question);

  useEffect(() => {
    latest.current = question;
    const timer = setTimeout(() => {
      void postForm<Answer>(path, JSON.parse(question)).then((response) => {
        if (latest.current !== question) return;
        setState((before) => ({
          ...{ question, hasFailed: !response.ok },
          answer: response.ok ? response.value : before?.answer,
        }));
      });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [path, question]);

  return {
    answer: state?.answer,
    isStale: state?.question !== question,
    hasFailed: state?.question === question && state.hasFailed,
  };
}
