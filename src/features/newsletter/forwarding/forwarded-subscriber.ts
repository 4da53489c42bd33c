import type { SubscriberTag } from '../../../catalog/newsletter.ts';
import type { subscribers } from '../../../platform/db/tables/subscribers.ts';
import type { ForwardedSubscriber } from '../../../platform/newsletter-provider/newsletter-provider.ts';

/** Returns what the outside service learns of a confirmed subscriber: what it needs to address and select people. */
export function forwardedSubscriber(
  subscriber: typeof subscribers.$inferSelect,
  tags: readonly SubscriberTag[],
): ForwardedSubscriber {
  const { id, email, firstName, lastName, language, userType, source } = subscriber;
  const { utmSource, utmMedium, utmCampaign } = subscriber;
  return {
    id,
    email,
    name: [firstName, lastName].filter(Boolean).join(' ') || undefined,
    attributes: {
      ...{ language, tags, user_type: userType, source },
      ...{ utm_source: utmSource, utm_medium: utmMedium, utm_campaign: utmCampaign },
    },
  };
}
