import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { type MailAnswer, storableAnswer } from './mail-answer.ts';

/** The statement of a report about one of our mails. Everybody can write one, so it is not believed without a proof. */
export type MailReport =
  /** A reader's mail program calls the mail unwanted (RFC 5965). */
  | { readonly kind: 'complaint'; readonly original: string }
  /** A mail server says what became of the mail (RFC 3464). */
  | {
      readonly kind: 'delivery';
      readonly action: 'failed' | 'delayed' | 'other';
      /** The enhanced status code, such as 5.1.1. */
      readonly status: string;
      readonly answer: MailAnswer;
      readonly original: string;
    };

const COMPLAINTS: ReadonlySet<string> = new Set(['abuse', 'fraud', 'virus', 'other', 'opt-out']);
/** Enough for the headers of a mail. */
const ORIGINAL_MAX_LENGTH = 64 * 1_024;

/**
 * Reads a complaint or a delivery status from a raw message. `original` is what the report quotes of our mail: its headers, or all of
 * it. Returns undefined for every other message, such as an answer of a person.
 */
export async function parseMailReport(raw: Uint8Array): Promise<MailReport | undefined> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' }).catch(() => undefined);
  if (!email) return undefined;
  const original = originalOf(email);
  const feedback = partOf(email, 'message/feedback-report');
  if (feedback !== undefined) {
    const [fields = {}] = fieldGroups(feedback);
    const type = (fields['feedback-type'] ?? '').toLowerCase();
    return COMPLAINTS.has(type) ? { kind: 'complaint', original } : undefined;
  }
  const delivery = partOf(email, 'message/delivery-status');
  if (delivery === undefined) return undefined;
  // The first group is about the message, the others about one recipient each. Our mails have one recipient.
  const recipient = fieldGroups(delivery).find((fields) => fields['action'] !== undefined);
  if (!recipient) return undefined;
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(recipient['status'] ?? '')?.[0] ?? '';
  const diagnostic = (recipient['diagnostic-code'] ?? '').replace(/^\s*smtp\s*;\s*/i, '');
  const code = /^\d{3}/.exec(diagnostic)?.[0];
  return {
    kind: 'delivery',
    action: actionOf(recipient['action'] ?? ''),
    status,
    answer: {
      code: code === undefined ? null : Number(code),
      text: storableAnswer(diagnostic === '' ? status : diagnostic),
    },
    original,
  };
}

function actionOf(action: string): 'failed' | 'delayed' | 'other' {
  const name = action.trim().toLowerCase();
  return name === 'failed' || name === 'delayed' ? name : 'other';
}

function originalOf(email: Email): string {
  const original = partOf(email, 'message/rfc822') ?? partOf(email, 'text/rfc822-headers') ?? '';
  return original.slice(0, ORIGINAL_MAX_LENGTH);
}

function partOf(email: Email, mediaType: string): string | undefined {
  const part = email.attachments.find(({ mimeType }) => mimeType.toLowerCase() === mediaType);
  return part && textOf(part);
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Reads groups of header fields that are separated by empty lines. Names are in lower case. */
function fieldGroups(text: string): readonly Readonly<Record<string, string>>[] {
  const unfolded = text.replaceAll(/\r?\n/g, '\n').replaceAll(/\n[ \t]+/g, ' ');
  return unfolded
    .split(/\n{2,}/)
    .map((group) =>
      Object.fromEntries(
        group.split('\n').flatMap((line) => {
          const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
          return name === undefined ? [] : [[name.toLowerCase(), value ?? '']];
        }),
      ),
    )
    .filter((fields) => Object.keys(fields).length > 0);
}
