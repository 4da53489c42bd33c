import type { Language } from '../../catalog/languages.ts';
import { scenes as de } from './de.ts';
import { type ScenesTexts, scenes as en } from './en.ts';
import { scenes as es } from './es.ts';

const scenesTexts: Record<Language, ScenesTexts> = { en, de, es };

/** Returns a scene's name; undefined for a scene that was removed from the engine after the headshot was made. */
export function sceneName(scene: string, language: Language): string | undefined {
  const names: Readonly<Record<string, string>> = scenesTexts[language];
  return names[scene];
}
