import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A script in a process of its own that is asked one thing after the other. */
export interface AskedProcess<Question extends object, Answer> {
  readonly pid: number;
  ask(question: Question): Promise<Answer>;
  [Symbol.dispose](): void;
}

/** @param script name of a file of this folder that calls `answerParent` */
export function startAsked<Question extends object, Answer>(script: string): AskedProcess<Question, Answer> {
  const child: ChildProcess = fork(new URL(`./${script}.ts`, import.meta.url));
  return {
    pid: child.pid!,
    async ask(question) {
      const over = new AbortController();
      const { signal } = over;
      try {
        const answer = once(child, 'message', { signal });
        const end = once(child, 'exit', { signal }).then(([code]) => {
          throw new Error(`${script} ended with code ${code}`);
        });
        child.send(question);
        const [first] = await Promise.race([answer, end]);
        return first as Answer;
      } finally {
        over.abort();
      }
    },
    [Symbol.dispose]: () => void child.kill(),
  };
}

export function answerParent<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('message', async (question: Question) => process.send?.(await answer(question)));
  process.on('disconnect', () => process.exit());
}
