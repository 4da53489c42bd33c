import type { Language } from '../../../catalog/languages.ts';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { findShoot, type ShootRow } from '../shoot-store.server.ts';

/** The customer of a shoot who ticked the newsletter in the order form, with the proof of the tick. */
export interface NewsletterCustomer {
  readonly shootId: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly textShown: string;
  readonly formVersion: string;
  readonly addressHash: string;
  readonly tickedAt: Date;
}

/** Enqueues the customer's sign-up if the newsletter is ticked, in the transaction in which the order button takes effect. */
export async function enqueueNewsletterSignUp(
  tx: Transaction,
  { queue }: Pick<ShootPorts, 'queue'>,
  shoot: Pick<ShootRow, 'id' | 'newsletterTick'>,
): Promise<void> {
  if (!shoot.newsletterTick) return;
  await queue.enqueue(tx, 'newsletter.subscribe-buyer', { shootId: shoot.id });
}

/** Finds the customer who ticked the newsletter; undefined once the tick was removed or the shoot erased. */
export async function findNewsletterCustomer(
  db: Reader,
  shootId: string,
): Promise<NewsletterCustomer | undefined> {
  const shoot = await findShoot(db, shootId);
  const tickedAt = shoot?.consents.newsletter;
  if (!shoot?.email || !shoot.firstName || !shoot.newsletterTick || !tickedAt) return undefined;
  const { email, firstName, newsletterTick } = shoot;
  return { shootId, email, firstName, ...newsletterTick, tickedAt: new Date(tickedAt) };
}
