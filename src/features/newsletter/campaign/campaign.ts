import type { Language } from '../../../catalog/languages.ts';
import { changeMessage, type MailMessage, plainText } from '../../../platform/markdown/mail-message.ts';
import {
  isMailLink,
  type MessageProblem,
  readMailMessage,
} from '../../../platform/markdown/read-mail-message.ts';
import {
  type FieldProblem,
  fieldProblems,
  fillFields,
  misplacedFields,
  type PersonalValues,
} from './personal-fields.ts';

/** A newsletter that the operator writes. */
export interface Campaign {
  readonly language: Language;
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly message: MailMessage;
  readonly button: CampaignButton | undefined;
}

interface CampaignButton {
  readonly text: string;
  readonly url: string;
}

/** A campaign as it is typed. */
export interface CampaignInput {
  readonly language: Language;
  readonly subject: string;
  /** Default: the beginning of the message. */
  readonly preview?: string | undefined;
  /** Markdown. */
  readonly message: string;
  readonly button?: CampaignButton | undefined;
}

export type CampaignProblem =
  | ({ readonly field: 'message' } & (MessageProblem | FieldProblem))
  | ({ readonly field: 'subject' | 'preview' | 'button' } & Pick<FieldProblem, 'problem' | 'text'>)
  | { readonly field: 'subject'; readonly problem: 'missing' | 'too-long' }
  | { readonly field: 'preview'; readonly problem: 'too-long' }
  | { readonly field: 'button'; readonly problem: 'without-text' | 'link-not-https' };

/** Mail programs cut longer ones off. */
export const CAMPAIGN_LIMITS = { subject: 150, preview: 200 } as const;
/** The length of a preview that is taken from the message. */
const OWN_PREVIEW_LENGTH = 140;

type ReadCampaign =
  | { readonly ok: true; readonly campaign: Campaign }
  | { readonly ok: false; readonly problems: readonly CampaignProblem[] };

/** Reads a typed campaign, or lists everything that has to be changed before it can be sent. */
export function readCampaignInput(input: CampaignInput, ownOrigin: string): ReadCampaign {
  const { language } = input;
  const subject = oneLine(input.subject);
  const typedPreview = oneLine(input.preview ?? '');
  const button = input.button && { text: oneLine(input.button.text), url: input.button.url.trim() };
  const read = readMailMessage(input.message, ownOrigin);
  const problems: CampaignProblem[] = [];
  if (subject === '') problems.push({ field: 'subject', problem: 'missing' });
  if (subject.length > CAMPAIGN_LIMITS.subject) problems.push({ field: 'subject', problem: 'too-long' });
  if (typedPreview.length > CAMPAIGN_LIMITS.preview) problems.push({ field: 'preview', problem: 'too-long' });
  if (button?.text === '') problems.push({ field: 'button', problem: 'without-text' });
  if (button && !isMailLink(button.url, ownOrigin))
    problems.push({ field: 'button', problem: 'link-not-https' });
  problems.push(...problemsOfLines({ subject, preview: typedPreview, button: button?.text ?? '' }));
  if (button?.url.includes('{{'))
    problems.push({ field: 'button', problem: 'field-misplaced', text: button.url });
  const fields = fieldProblems(input.message);
  const misplaced = read.ok && fields.length === 0 ? misplacedFields(input.message, read.message) : [];
  const inMessage = [...(read.ok ? [] : read.problems), ...fields, ...misplaced];
  problems.push(...inMessage.map((problem) => ({ field: 'message' as const, ...problem })));
  if (!read.ok || problems.length > 0) return { ok: false, problems };
  const { message } = read;
  const preview = typedPreview || beginningOf(message) || subject;
  return { ok: true, campaign: { language, subject, preview, message, button } };
}

function problemsOfLines(lines: Readonly<Record<'subject' | 'preview' | 'button', string>>) {
  return (['subject', 'preview', 'button'] as const).flatMap((field) =>
    fieldProblems(lines[field]).map(({ problem, text }) => ({ field, problem, text })),
  );
}

/** Returns the campaign with the fields of one reader filled in. */
export function personalizeCampaign(campaign: Campaign, values: PersonalValues): Campaign {
  const { subject, preview, message, button } = campaign;
  const fill = (text: string) => fillFields(text, values);
  return {
    ...campaign,
    subject: fill(subject),
    preview: fill(preview),
    message: changeMessage(message, { text: fill }),
    button: button && { ...button, text: fill(button.text) },
  };
}

/** Lists the addresses of the links in the order of their numbers; that of the button is the last. */
export function linksOf({ message, button }: Pick<Campaign, 'message' | 'button'>): readonly string[] {
  const links: string[] = [];
  changeMessage(message, {
    link: (url) => {
      links.push(url);
      return url;
    },
  });
  return button ? [...links, button.url] : links;
}

/** Returns the campaign with other addresses behind its links. */
export function replaceLinks(campaign: Campaign, replace: (link: number) => string): Campaign {
  const { message, button } = campaign;
  const last = linksOf(campaign).length - 1;
  return {
    ...campaign,
    message: changeMessage(message, { link: (_, index) => replace(index) }),
    button: button && { ...button, url: replace(last) },
  };
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function beginningOf(message: MailMessage): string {
  const [first = []] = message.flatMap((block) => (block.kind === 'paragraph' ? [block.content] : []));
  const text = oneLine(plainText(first));
  if (text.length <= OWN_PREVIEW_LENGTH) return text;
  // A field is kept whole or left out.
  const cut = text.slice(0, OWN_PREVIEW_LENGTH).replace(/\{\{[^}]*\}?$/, '');
  const atWord = cut.replace(/\s+\S*$/, '');
  return `${atWord}…`;
}
