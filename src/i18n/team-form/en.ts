import { LIMITS } from '../../catalog/limits.ts';
import { leadForm } from '../lead-form/en.ts';

const { companySize, companySizes, source, sources, choose, ...shared } = leadForm;

/** The form for teams on the pricing page. Plain data, because it is sent with the page. */
export const teamForm = {
  ...shared,
  company: 'Company (optional)',
  headshots: 'How many headshots?',
  headshotsHint: `${LIMITS.teamMinHeadshots} or more in total. An estimate will do.`,
  message: 'Is there anything we should know? (optional)',
  messageHint: 'For example: when you need them, which style, one invoice for everyone.',
};

export type TeamFormTexts = typeof teamForm;
