import { LANGUAGES, type Language } from '../../../catalog/languages.ts';
import type { TypedMessage, TypedMessages } from '../../../platform/db/tables/campaigns.ts';
import { type Campaign, type CampaignProblem, readCampaignInput } from '../campaign/campaign.ts';

export const EMPTY_MESSAGE: TypedMessage = { subject: '', preview: '', message: '', button: null };

/** A problem of one language's message. */
export type MessageProblem = { readonly language: Language } & CampaignProblem;

/** Returns whether anything was typed. A language without a text is not sent to. */
export function hasText({ subject, preview, message, button }: TypedMessage): boolean {
  return [subject, preview, message, button?.text ?? '', button?.url ?? ''].some(
    (text) => text.trim() !== '',
  );
}

/** Lists the languages that a campaign has a text in. */
export function languagesOf(messages: TypedMessages): readonly Language[] {
  return LANGUAGES.filter((language) => hasText(messages[language] ?? EMPTY_MESSAGE));
}

/** Reads one language's message, or lists what has to be changed. */
export function readMessage(typed: TypedMessage, language: Language, publicUrl: string) {
  const { button, ...message } = typed;
  return readCampaignInput({ ...message, language, button: button ?? undefined }, new URL(publicUrl).origin);
}

/** Reads all messages of a campaign. */
export function readMessages(
  messages: TypedMessages,
  publicUrl: string,
): { readonly campaigns: ReadonlyMap<Language, Campaign>; readonly problems: readonly MessageProblem[] } {
  const campaigns = new Map<Language, Campaign>();
  const problems: MessageProblem[] = [];
  for (const language of languagesOf(messages)) {
    const read = readMessage(messages[language]!, language, publicUrl);
    if (read.ok) campaigns.set(language, read.campaign);
    else problems.push(...read.problems.map((problem) => ({ language, ...problem })));
  }
  return { campaigns, problems };
}
