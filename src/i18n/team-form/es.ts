import { LIMITS } from '../../catalog/limits.ts';
import type { TeamFormTexts } from './en.ts';
import { leadForm } from '../lead-form/es.ts';

const { companySize, companySizes, source, sources, choose, ...shared } = leadForm;

export const teamForm: TeamFormTexts = {
  ...shared,
  company: 'Empresa (opcional)',
  headshots: '¿Cuántos retratos?',
  headshotsHint: `A partir de ${LIMITS.teamMinHeadshots} en total. Basta con una cifra aproximada.`,
  message: '¿Hay algo que debamos saber? (opcional)',
  messageHint: 'Por ejemplo: para cuándo, qué estilo, una sola factura para todo el equipo.',
};
