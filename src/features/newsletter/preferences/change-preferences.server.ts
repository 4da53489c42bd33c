import type { Language } from '../../../catalog/languages.ts';
import { NEWSLETTER_TOPICS, type SubscriberTag } from '../../../catalog/newsletter.ts';
import { recordErasure } from '../../../platform/erasures/record-erasure.ts';
import { requestForwarding } from '../forwarding/request-forwarding.server.ts';
import { hasMeasurementConsent } from '../measurement-consent-store.server.ts';
import { beginMeasuring, endMeasuring } from '../measuring-consent.server.ts';
import type { NewsletterPorts } from '../newsletter-ports.ts';
import { findSubscriber, setLanguage } from '../subscriber-store.server.ts';
import { listTags, setTags } from '../tags/tag-store.server.ts';
import { readSubscriberId } from '../unsubscribe-token.ts';
import { maskEmail, type Preferences } from './preferences.ts';

/** The content of the preference page; `gone` for a link that is not ours. */
export type ShownPreferences =
  | { readonly state: 'gone' | 'unsubscribed' }
  | {
      readonly state: 'open';
      readonly maskedEmail: string;
      readonly language: Language;
      readonly tags: readonly SubscriberTag[];
      readonly agreesToMeasuring: boolean;
    };

/** Finds what the page of a link shows, without changing it. */
export async function findPreferences(
  { db, capabilities }: Pick<NewsletterPorts, 'db' | 'capabilities'>,
  token: string,
): Promise<ShownPreferences> {
  const subscriberId = readSubscriberId(capabilities, token);
  if (subscriberId === undefined) return { state: 'gone' };
  const subscriber = await findSubscriber(db, subscriberId);
  if (subscriber?.state !== 'confirmed') return { state: 'unsubscribed' };
  const { email, language } = subscriber;
  return {
    ...{ state: 'open', maskedEmail: maskEmail(email), language },
    tags: await listTags(db, subscriberId),
    agreesToMeasuring: await hasMeasurementConsent(db, subscriberId),
  };
}

/**
 * Replaces what a subscriber has chosen. It never subscribes anybody. Idempotent. `pageLanguage`: the language in which the page
 * asked about measuring.
 */
export async function changePreferences(
  ports: Pick<NewsletterPorts, 'db' | 'queue' | 'capabilities' | 'clock' | 'ids'>,
  token: string,
  { language, topics, interests, agreesToMeasuring }: Preferences,
  pageLanguage: Language,
): Promise<'changed' | 'unsubscribed' | 'gone'> {
  const subscriberId = readSubscriberId(ports.capabilities, token);
  if (subscriberId === undefined) return 'gone';
  return ports.db.transaction(async (tx) => {
    if (!(await setLanguage(tx, subscriberId, language))) return 'unsubscribed';
    const now = ports.clock.now();
    const dropped = await setTags(tx, subscriberId, [...topics, ...interests], now);
    for (const topic of NEWSLETTER_TOPICS.filter((one) => dropped.includes(one))) {
      await recordErasure(tx, 'subscriber-topic', `${subscriberId}/${topic}`, now);
    }
    const consent = { id: ports.ids.newId(), subscriberId, language: pageLanguage, now };
    await (agreesToMeasuring ? beginMeasuring(tx, consent) : endMeasuring(tx, subscriberId, now));
    await requestForwarding(tx, ports, subscriberId);
    return 'changed';
  });
}
