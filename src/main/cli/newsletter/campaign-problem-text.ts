import { CAMPAIGN_LIMITS, type CampaignProblem } from '../../../features/newsletter/campaign/campaign.ts';
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

/** Returns a sentence that tells the author what to change. */
export function campaignProblemText(found: CampaignProblem): string {
  switch (found.field) {
    case 'message': {
      const about = found.text === '' ? '' : `: ${found.text}`;
      return `Line ${found.line}: ${MESSAGE_TEXTS[found.problem]}${about}`;
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
