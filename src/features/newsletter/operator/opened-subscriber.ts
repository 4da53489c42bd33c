import type { SubscriberTag } from '../../../catalog/newsletter.ts';
import type { subscriberConsents, subscribers } from '../../../platform/db/tables/subscribers.ts';

type Consent = typeof subscriberConsents.$inferSelect;

/** Everything about one subscriber, as the dashboard shows it. */
export interface OpenedSubscriber extends Readonly<typeof subscribers.$inferSelect> {
  readonly tags: readonly SubscriberTag[];
  /** The latest first, without their secrets. */
  readonly consents: readonly Pick<
    Consent,
    | 'id'
    | 'formVersion'
    | 'textShown'
    | 'language'
    | 'source'
    | 'origin'
    | 'requestedAt'
    | 'confirmedAt'
    | 'withdrawnAt'
  >[];
  /** The entry at an outside newsletter service; undefined when it has none. */
  readonly forwarded: { readonly isSubscribed: boolean } | undefined;
  readonly mails: readonly {
    readonly id: string;
    readonly kind: string;
    readonly createdAt: Date;
    readonly sentAt: Date | null;
    /** True once its content is erased. */
    readonly isErased: boolean;
  }[];
}
