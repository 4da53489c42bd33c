import type { Language } from '../../../../catalog/languages.ts';
import type {
  CampaignChange,
  CampaignState,
  PauseReason,
  RecipientState,
} from '../../../../platform/db/tables/campaigns.ts';

export type CountsByState = Readonly<Record<RecipientState, number>>;

/** A campaign that is no draft, as its page shows it. */
export interface SentCampaign {
  readonly id: string;
  readonly version: number;
  readonly state: CampaignState;
  readonly scheduledAt: Date | null;
  readonly timeZone: string | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly recipients: number;
  readonly pauseReason: PauseReason | null;
  readonly retryAt: Date | null;
  readonly answerCode: number | null;
  readonly answer: string | null;
  readonly changes: readonly CampaignChange[];
}

export interface ResultsView {
  readonly byState: CountsByState;
  readonly unsubscribed: number;
  readonly complaints: number;
  readonly measured: { readonly readers: number; readonly opened: number; readonly clicked: number };
  /** How often each link was followed, with its address. */
  readonly links: readonly {
    readonly language: Language;
    readonly url: string;
    readonly readers: number;
    readonly clicks: number;
  }[];
}

/** The names of the states of a campaign. */
export const CAMPAIGN_STATE_NAMES: Readonly<Record<CampaignState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

export const RECIPIENT_STATE_NAMES: Readonly<Record<RecipientState, string>> = {
  queued: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  unknown: 'May have arrived',
  bounced: 'Bounced',
  failed: 'Given up',
  skipped: 'Skipped',
};

const PAUSE_TEXTS: Readonly<Record<PauseReason, string>> = {
  operator: 'An operator has paused it.',
  restored:
    'It was restored from a backup. Those who got it after the backup count as waiting and would get it twice: resume it only if you accept that.',
  'not-allowed': 'The mail server does not let us send: check SMTP_URL and MAIL_FROM.',
  'mail-refused': 'The mail server refuses this message for everybody.',
  unknown: 'Several mails in a row went out without an answer of the mail server.',
};

/** Returns why a campaign stands still; undefined when it does not. */
export function pauseText({ pauseReason, answerCode, answer }: SentCampaign): string | undefined {
  if (pauseReason === null) return undefined;
  const said = answer === null ? '' : ` It said: ${answerCode ?? ''} ${answer}`;
  return PAUSE_TEXTS[pauseReason] + said;
}

/** Returns how many mails need nothing more, out of how many. */
export function progressOf(byState: CountsByState): { readonly done: number; readonly total: number } {
  const total = Object.values(byState).reduce((sum, count) => sum + count, 0);
  return { done: total - byState.queued - byState.sending, total };
}
