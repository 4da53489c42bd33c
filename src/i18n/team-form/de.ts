import { LIMITS } from '../../catalog/limits.ts';
import type { TeamFormTexts } from './en.ts';
import { leadForm } from '../lead-form/de.ts';

const { companySize, companySizes, source, sources, choose, ...shared } = leadForm;

export const teamForm: TeamFormTexts = {
  ...shared,
  company: 'Unternehmen (freiwillig)',
  headshots: 'Wie viele Bewerbungsfotos?',
  headshotsHint: `Ab ${LIMITS.teamMinHeadshots}, alle zusammengerechnet. Eine Schätzung genügt.`,
  message: 'Was sollten wir noch wissen? (freiwillig)',
  messageHint: 'Zum Beispiel: bis wann, in welchem Stil, eine Rechnung für alle.',
};
