import type { Language } from '../../catalog/languages.ts';
import { outbox as de } from './de.ts';
import { type OutboxTexts, outbox as en } from './en.ts';
import { outbox as es } from './es.ts';

export const outboxTexts: Readonly<Record<Language, OutboxTexts>> = { en, de, es };
