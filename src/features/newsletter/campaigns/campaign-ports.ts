import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { NewsletterPorts } from '../newsletter-ports.ts';

/** The ports for sending campaigns. All other use cases take those of the newsletter. */
export interface CampaignPorts extends NewsletterPorts {
  /** Sends campaigns over a connection of its own, so that no receipt waits behind them. */
  readonly campaignMailer: Pick<Mailer, 'send'>;
  readonly campaignSettings: {
    readonly mailsPerMinute: number;
    /** The mailbox for bounces and complaints; undefined without one. */
    readonly reportsAddress: string | undefined;
  };
}
