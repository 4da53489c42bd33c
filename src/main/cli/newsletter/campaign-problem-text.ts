import { CAMPAIGN_LIMITS, type CampaignProblem } from '../../../features/newsletter/campaign/campaign.ts';
import {
  type FieldProblemKind,
  PERSONAL_FIELDS,
} from '../../../features/newsletter/campaign/personal-fields.ts';
import type { MessageProblemKind } from '../../../platform/markdown/read-mail-message.ts';

const MESSAGE_TEXTS: Readonly<Record<MessageProblemKind, string>> = {
  empty: 'the file has no text',
  html: 'HTML is not allowed, write Markdown',
  unsupported: 'tables, code blocks and strikethrough do not work in mails',
  'link-not-https': 'a link has to begin with https://',
  'link-without-text': 'a link has no text',
  'image-in-text': 'an image needs a paragraph of its own',
  'image-not-ours': 'an image has to come from PUBLIC_URL, or another server learns who opens the mail',
  'image-without-alt': 'an image has to say what it shows, in the square brackets',
  'image-without-size': 'an image needs its size in pixels after its address, such as "1200x630"',
};

const FIELD_TEXTS: Readonly<Record<FieldProblemKind, string>> = {
  'field-unknown': `only ${PERSONAL_FIELDS.join(', ')} can be filled in`,
  'field-without-fallback': 'a field needs words for readers without a value, such as {{firstName|there}}',
  'field-unfinished': 'a field begins with {{ and ends with }} on the same line',
  'field-misplaced': 'a field cannot be in an address or an image, nor contain marks of Markdown',
};

const PROBLEM_TEXTS = { ...MESSAGE_TEXTS, ...FIELD_TEXTS };

/** Returns a sentence that tells the author what to change. */
export function campaignProblemText(found: CampaignProblem): string {
  if (found.field !== 'message' && 'text' in found)
    return `In the ${found.field}: ${FIELD_TEXTS[found.problem]}: ${found.text}`;
  switch (found.field) {
    case 'message': {
      const about = found.text === '' ? '' : `: ${found.text}`;
      return `Line ${found.line}: ${PROBLEM_TEXTS[found.problem]}${about}`;
    }
    case 'subject':
      return found.problem === 'missing'
        ? 'The subject is empty.'
        : `The subject is longer than ${CAMPAIGN_LIMITS.subject} characters.`;
    case 'preview':
      return `The preview is longer than ${CAMPAIGN_LIMITS.preview} characters.`;
    case 'button':
      return found.problem === 'without-text'
        ? 'The button has no text.'
        : 'The link of the button has to begin with https://';
  }
}
