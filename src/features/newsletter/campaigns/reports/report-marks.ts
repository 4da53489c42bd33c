import { BRAND } from '../../../../catalog/brand.ts';
import type { Capabilities } from '../../../../platform/capability/capabilities.ts';
import type { CampaignPorts } from '../campaign-ports.ts';

/** The header in which a mail carries its mark, and a complaint repeats it (RFC 9477). */
export const MARK_HEADER = 'CFBL-Feedback-ID';
const MARK = /(?:^|[<\s])c(\d{1,18})\.([\w-]{22})(?=$|[@>\s])/;

/**
 * Returns the mark of a campaign's mail: its number and a key that only this service can make. It begins the Message-ID, so a bounce
 * or a complaint that contains a part of the mail names it, and nobody can name a mail that they have not seen.
 */
export function mailMark(capabilities: Pick<Capabilities, 'keyFor'>, recipientId: number): string {
  return `c${recipientId}.${capabilities.keyFor('campaign-mail', String(recipientId))}`;
}

/** Returns the number of the mail that a text has the mark of; undefined without one of ours. */
export function readMailMark(capabilities: Pick<Capabilities, 'verify'>, text: string): number | undefined {
  const [, id = '', key] = MARK.exec(text) ?? [];
  return capabilities.verify('campaign-mail', id, key) ? Number(id) : undefined;
}

/** Returns the headers by which mailbox providers count complaints about a campaign, and know where to report them. */
export function campaignMailHeaders(
  { reportsAddress }: Pick<CampaignPorts['campaignSettings'], 'reportsAddress'>,
  campaignId: string,
  mark: string,
): Readonly<Record<string, string>> {
  return {
    'Feedback-ID': `${campaignId}:campaign:newsletter:${BRAND.name.toLowerCase()}`,
    [MARK_HEADER]: mark,
    ...(reportsAddress === undefined ? {} : { 'CFBL-Address': `${reportsAddress}; report=arf` }),
  };
}
