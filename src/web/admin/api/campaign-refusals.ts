import { changeTexts } from '../../../features/newsletter/campaigns/editor/change-texts.ts';
import { campaignProblemText } from '../../../features/newsletter/campaign/campaign-problem-text.ts';
import type { ChangeRefusal } from '../../../features/newsletter/campaigns/change-campaign.server.ts';
import type { NotReady } from '../../../features/newsletter/campaigns/sending/start-campaign.server.ts';
import type { TimeError } from '../../../features/newsletter/campaigns/scheduled-time.ts';
import { type Refusal, refuse } from './action.ts';
import type { OperatorRequest } from './operators-only.ts';

type Refused =
  | ChangeRefusal
  | NotReady
  | {
      readonly ok: false;
      readonly error: TimeError | 'nothing-unknown' | 'email-invalid' | 'suppressed' | 'has-problems';
    };

const MESSAGES = {
  gone: 'This campaign was deleted.',
  'imprint-missing':
    'The imprint is not configured, so the mail could not say who sends it. Set IMPRINT_NAME, IMPRINT_ADDRESS and IMPRINT_EMAIL.',
  'message-missing': 'Write a subject and a message in at least one language first.',
  'audience-empty': 'Nobody is in this audience.',
  'time-invalid': 'Enter a day and a time.',
  'time-zone-unknown': 'There is no such time zone. Enter a name such as Europe/Berlin.',
  'time-skipped': 'The clocks skip this time when they are put forward. Choose another one.',
  'time-past': 'This time is over. Choose a later one.',
  'nothing-unknown': 'There is nobody left whose mail may not have arrived.',
  'email-invalid': 'Enter an email address like name@example.org.',
  suppressed: 'This address is suppressed, so it gets no newsletter. The mail page lists why.',
} as const;

/** Responds with why an action on a campaign was refused, and, where somebody else was faster, with what they changed. */
export function refuseCampaign(c: OperatorRequest, refused: Refused): Response {
  switch (refused.error) {
    case 'changed':
      return c.json(
        {
          error: 'changed',
          message: `Somebody else was faster. ${changeTexts(refused.changes).join(' ')}`,
          version: refused.current.version,
        },
        409,
      );
    case 'wrong-state':
      return refuse(c, {
        error: 'wrong-state',
        message: `That is not possible any more: the campaign is ${refused.current.state}. Reload the page.`,
      });
    case 'has-problems': {
      const problems = 'problems' in refused ? refused.problems : [];
      const texts = problems.map((problem) => `${problem.language}: ${campaignProblemText(problem)}`);
      return refuse(c, {
        error: 'has-problems',
        message: ['Something has to be changed first.', ...texts].join(' '),
      });
    }
    default:
      return refuse(c, { error: refused.error, message: MESSAGES[refused.error], ...fieldOf(refused.error) });
  }
}

function fieldOf(error: keyof typeof MESSAGES): Pick<Refusal, 'field' | 'status'> {
  if (error === 'gone') return { status: 404 };
  if (error === 'time-zone-unknown') return { field: 'timeZone' };
  if (error.startsWith('time-')) return { field: 'local' };
  return error === 'email-invalid' || error === 'suppressed' ? { field: 'to' } : {};
}
