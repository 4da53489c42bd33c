import { SUBSCRIPTION_KEYS } from './subscription-record.ts';

/** Reads from the browser's storage. Errors count as nothing stored (spec §8). */
export function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores values, or removes those that are null. Errors are ignored (spec §8). */
export function storeValues(values: Readonly<Record<string, string | null>>): void {
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  } catch {
    // The storage is refused or full. The open page remembers what it needs.
  }
}

/** Forgets that somebody signed up here. */
export function forgetSubscription(): void {
  storeValues(Object.fromEntries(SUBSCRIPTION_KEYS.map((key) => [key, null])));
}
