import type { ChoiceForm } from './choice-form.ts';

const KEY = 'lichtbild-choice';

let read: Partial<ChoiceForm> | undefined;

/** Everything but the consents: a box must never come back ticked without a hand on it. */
export function keepForm({ consents: _, ...rest }: ChoiceForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(rest));
  } catch {
    // Storage is refused (spec §8: ignored); a reload then starts the form anew.
  }
}

/** What this tab kept before the page was loaded. */
export function keptForm(): Partial<ChoiceForm> {
  read ??= readForm();
  return read;
}

function readForm(): Partial<ChoiceForm> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ChoiceForm>;
  } catch {
    // Refused storage, or something else wrote there.
    return {};
  }
}
