import { createListmonkProvider } from '../../platform/newsletter-provider/listmonk/listmonk-provider.ts';
import type { NewsletterProvider } from '../../platform/newsletter-provider/newsletter-provider.ts';
import type { Config } from '../config/config.ts';

/** Returns undefined when no service is connected. */
export function createNewsletterProvider(
  config: Config['newsletterProvider'],
): NewsletterProvider | undefined {
  return config && createListmonkProvider(config);
}
