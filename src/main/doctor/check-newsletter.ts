import { createNewsletterProvider } from '../adapters/create-newsletter-provider.ts';
import type { Config } from '../config/config.ts';
import { errorMessage, type Finding, ok, problem } from './finding.ts';

const PART = 'newsletter';

/** Asks the outside newsletter service whether connection, permissions and list are in order. */
export async function checkNewsletter(config: Config['newsletterProvider']): Promise<readonly Finding[]> {
  const provider = createNewsletterProvider(config);
  if (!provider || !config) return [ok(PART, 'no outside service is connected: subscribers stay here')];
  try {
    const problems = await provider.checkSetup();
    if (problems.length === 0) {
      const detail = `${provider.name} at ${config.url} takes subscribers on list ${config.listId}; \`npm run lichtbild -- newsletter forward-all\` forwards those from before`;
      return [ok(PART, detail)];
    }
    return problems.map((found) => problem(PART, `${provider.name}: ${found.problem}`, found.fix));
  } catch (error) {
    return [problem(PART, errorMessage(error), 'Check LISTMONK_URL and that listmonk is running.')];
  }
}
