import { LIMITS } from '../../catalog/limits.ts';
import { leadForm } from './lead-form.ts';

const { companySize, companySizes, source, sources, choose, ...shared } = leadForm;

/** The form for teams on the pricing page. Plain data: it travels with the page. */
export const teamForm = {
  ...shared,
  company: 'Company (optional)',
  people: 'How many people?',
  peopleHint: `From ${LIMITS.teamMinHeadshots} people on. An estimate will do.`,
  message: 'Anything we should know? (optional)',
  messageHint: 'For example: by when, which style, one invoice for all.',
};

export type TeamFormTexts = typeof teamForm;
