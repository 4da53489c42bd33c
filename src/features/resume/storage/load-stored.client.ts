import type { Language } from '../../../catalog/languages.ts';
import type { Resume } from '../document/resume.ts';
import { defaultSettings, type Settings, withFilledSections } from '../document/settings.ts';
import { loadSavedPhoto } from './saved-photo.client.ts';
import { loadSavedResume, loadUnreadable } from './saved-resume.client.ts';
import type { SavingState } from './use-saving.ts';

export interface InitialResume {
  readonly resume: Resume;
  readonly settings: Settings;
  readonly photo: Blob | undefined;
  readonly saving: SavingState;
}

export interface Stored {
  readonly initial: InitialResume;
  /** A stored text that could not be read, now or earlier. */
  readonly unreadable: string | undefined;
}

/** Returns what this browser has stored, or an empty document. */
export async function loadStored(language: Language): Promise<Stored> {
  const saved = loadSavedResume(language);
  const photo = await loadSavedPhoto();
  const { resume, settings } = saved.ok ? saved.value : { resume: {}, settings: defaultSettings(language) };
  return {
    initial: {
      resume,
      settings: withFilledSections(settings, resume),
      photo,
      saving: !saved.ok && saved.error === 'forbidden' ? 'forbidden' : 'saved',
    },
    unreadable: loadUnreadable(),
  };
}
