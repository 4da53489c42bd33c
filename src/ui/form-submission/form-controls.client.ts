import type { Fields } from './saved-fields.client.ts';

/** Returns the current text values of a form by the names of its fields. */
export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Writes saved values into the fields that are still empty. Inert fields (the honeypot) stay empty. */
export function restoreFields(form: HTMLFormElement, saved: Fields): void {
  for (const [name, value] of Object.entries(saved)) {
    const control = controlOf(form, name);
    if (control && control.value === '' && !control.closest('[inert]')) control.value = value;
  }
}

export function focusField(form: HTMLFormElement, name: string): void {
  controlOf(form, name)?.focus();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement && 'value' in control ? (control as Control) : undefined;
}
