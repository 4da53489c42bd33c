import type { PackageId } from '../../../../catalog/packages.ts';
import type { ChoiceForm, KeptForm } from './choice-form.ts';

const KEY = 'lichtbild-choice';

let read: KeptForm | undefined;

/** Everything but the consents: a box must never come back ticked without a hand on it. */
export function keepForm({ consents: _, ...rest }: ChoiceForm, linkedPackageId: PackageId | undefined): void {
  read = { ...rest, linkedPackageId };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(read));
  } catch {
    // Storage is refused (spec §8: ignored); a reload then starts the form anew.
  }
}

/** What this tab kept, the same object until it keeps something else. */
export function keptForm(): KeptForm {
  read ??= readForm();
  return read;
}

function readForm(): KeptForm {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as KeptForm;
  } catch {
    // Refused storage, or something else wrote there.
    return {};
  }
}
