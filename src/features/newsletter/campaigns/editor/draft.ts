import type { Language } from '../../../../catalog/languages.ts';
import type { Audience, TypedMessage, TypedMessages } from '../../../../platform/db/tables/campaigns.ts';
import { EMPTY_MESSAGE } from '../campaign-messages.ts';

/** A campaign as its author is typing it. */
export interface Draft {
  readonly name: string;
  readonly messages: TypedMessages;
  readonly audience: Audience;
}

export function messageOf({ messages }: Pick<Draft, 'messages'>, language: Language): TypedMessage {
  return messages[language] ?? EMPTY_MESSAGE;
}

/** Returns the draft with a changed message. */
export function withMessage(draft: Draft, language: Language, change: Partial<TypedMessage>): Draft {
  const message = { ...messageOf(draft, language), ...change };
  return { ...draft, messages: { ...draft.messages, [language]: message } };
}

/** Adds a value to a list, or removes it. */
export function toggled<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

/** Reads a typed number of days; null for an empty or impossible one. */
export function daysOf(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}
