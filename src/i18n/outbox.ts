import type { Language } from '../catalog/languages.ts';
import { outbox as de } from './de/outbox.ts';
import { type OutboxTexts, outbox as en } from './en/outbox.ts';
import { outbox as es } from './es/outbox.ts';

export const outboxTexts: Readonly<Record<Language, OutboxTexts>> = { en, de, es };
