import type { FormProblem } from './choice/choice-form.ts';

/** Leads eyes and keyboard to the part of the page that a problem is about. */
export function focusProblem(problem: FormProblem): void {
  const selfies = problem === 'too-few-selfies' || problem === 'still-checking';
  const part = document.querySelector(selfies ? '#selfies' : `[data-problem~="${problem}"]`);
  // The first button among the selfies removes one.
  const controls = selfies ? 'input[type="file"]:not(:disabled)' : 'input:not([hidden]), button';
  const control = part?.querySelector<HTMLElement>(controls);
  part?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
