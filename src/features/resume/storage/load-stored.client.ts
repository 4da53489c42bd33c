import type { Language } from '../../../catalog/languages.ts';
import type { InitialResume } from '../editor/use-builder.ts';
import { defaultSettings, withFilledSections } from '../document/settings.ts';
import { loadSavedPhoto } from './saved-photo.client.ts';
import { loadSavedResume } from './saved-resume.client.ts';

/** Returns what this browser has stored, or an empty document. */
export async function loadStored(
  language: Language,
): Promise<{ initial: InitialResume; isUnreadable: boolean }> {
  const saved = loadSavedResume();
  const photo = await loadSavedPhoto();
  const { resume, settings } = saved.ok ? saved.value : { resume: {}, settings: defaultSettings(language) };
  return {
    initial: {
      resume,
      settings: withFilledSections(settings, resume),
      photo,
      saving: !saved.ok && saved.error === 'forbidden' ? 'forbidden' : 'saved',
    },
    isUnreadable: !saved.ok && saved.error === 'unreadable',
  };
}
