import type { Fields } from './kept-fields.client.ts';

/** What stands in the form now. */
export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Puts back what was kept, where nothing was typed since. What nobody can reach stays empty. */
export function restoreFields(form: HTMLFormElement, kept: Fields): void {
  for (const [name, value] of Object.entries(kept)) {
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
