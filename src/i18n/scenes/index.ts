import type { Language } from '../../catalog/languages.ts';
import { scenes as de } from './de.ts';
import { type ScenesTexts, scenes as en } from './en.ts';
import { scenes as es } from './es.ts';

const scenesTexts: Record<Language, ScenesTexts> = { en, de, es };

/** Undefined for a scene that has gone from the engine since the picture was made. */
export function sceneName(scene: string, language: Language): string | undefined {
  const names: Readonly<Record<string, string>> = scenesTexts[language];
  return names[scene];
}
