import type { PackageId } from '../../../../catalog/packages.ts';
import type { ChoiceForm, SavedForm } from './choice-form.ts';

const KEY = 'lichtbild-choice';

let cached: SavedForm | undefined;

/** Saves everything but the consents: a reload must never tick a consent for the visitor. */
export function saveForm({ consents: _, ...rest }: ChoiceForm, linkedPackageId: PackageId | undefined): void {
  cached = { ...rest, linkedPackageId };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(cached));
  } catch {
    // When the browser refuses storage (ignored by spec §8), a reload resets the form.
  }
}

/** Returns the form that this tab saved last; always the same object until the next save, as useSyncExternalStore requires. */
export function savedForm(): SavedForm {
  cached ??= readForm();
  return cached;
}

function readForm(): SavedForm {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SavedForm;
  } catch {
    // The browser refuses storage, or the entry is no JSON.
    return {};
  }
}
