import { expect, onTestFinished } from 'vitest';
import { unsubscribeToken } from '../src/features/newsletter/unsubscribe-token.ts';
import { createHmacCapabilities } from '../src/platform/capability/hmac-capabilities.ts';
import type { Database } from '../src/platform/db/database.ts';
import { subscribers } from '../src/platform/db/tables/subscribers.ts';
import { randomIds } from '../src/platform/ids/ids.ts';
import { silentLog } from '../src/platform/log/silent-log.ts';
import { createMemoryMailer } from '../src/platform/mail/memory-mailer.ts';
import { createMemoryNewsletterProvider } from '../src/platform/newsletter-provider/memory-newsletter-provider.ts';
import type { NewsletterProvider } from '../src/platform/newsletter-provider/newsletter-provider.ts';
import { createPgBossQueue } from '../src/platform/queue/pg-boss-queue.ts';
import { isTransientOutage } from '../src/platform/queue/is-transient-outage.ts';
import { hashAddress } from '../src/platform/rate-limit/hash-address.ts';
import { createRateLimiter } from '../src/platform/rate-limit/pg-rate-limiter.ts';
import { createNewsletterRoutes } from '../src/web/api/newsletter/newsletter-routes.ts';
import { refuseUnavailable } from '../src/web/api/refuse-unavailable.ts';
import type { WebContext } from '../src/web/context.ts';
import { mailHandlers } from '../src/worker/mail-handlers.ts';
import { newsletterHandlers } from '../src/worker/newsletter-handlers.ts';
import { createTestDatabase } from './create-test-database.ts';
import { type DrainOptions, drainQueue } from './drain-queue.ts';

export const MIRA = 'mira@example.org';
export const SIGN_UP = {
  ...{ email: MIRA, source: 'blog', submissionId: 'submission-of-mira-1' },
  ...{ homepage: '', shownForMs: 9_000 },
};
export const NOON = new Date('2026-11-21T12:00:00Z');
export const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

const ORIGIN = 'http://localhost:3000';

/** Opens the newsletter's endpoints on a real database, with the worker's handlers and a clock that can be set. */
export async function openNewsletter(options: { readonly newsletterProvider?: NewsletterProvider } = {}) {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const time = { now: NOON };
  const limited = { waitSeconds: 0 };
  const { db, own } = database;
  const capabilities = createHmacCapabilities(['a secret for tests of at least 32 characters']);
  const settings = { publicUrl: ORIGIN, imprint: undefined, operatorEmails: [] };
  const clock = { now: () => time.now };
  const ports = { db, queue, capabilities, clock, ids: randomIds, log: silentLog, settings };
  const failure: { error: Error | undefined } = { error: undefined };
  const context = {
    ...ports,
    db: failingDatabase(db, failure),
    rateLimiter: createRateLimiter({ secret: 'salt', pool: undefined }),
    hashIpAddress: (address: string) => hashAddress('salt', address),
  } as unknown as WebContext;
  const app = createNewsletterRoutes(context, async () => limited.waitSeconds);
  app.onError((error, c) =>
    isTransientOutage(error) ? refuseUnavailable(c) : c.json({ error: 'internal' }, 500),
  );
  const mailer = createMemoryMailer();
  const memoryProvider = createMemoryNewsletterProvider();
  const newsletterProvider = options.newsletterProvider ?? memoryProvider;
  const workerPorts = { ...ports, newsletterProvider };
  const handlers = { ...mailHandlers({ ...ports, mailer }), ...newsletterHandlers(workerPorts) };
  const drain = (more?: DrainOptions) => drainQueue(database.url, handlers, more);

  const open = async (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(ORIGIN + path, { headers }));
  const post = async (path: string, body?: string, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(ORIGIN + path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) }),
    );
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  const signUp = (body: unknown, headers: Record<string, string> = {}) =>
    postJson('/api/newsletter/signup', body, headers);
  const statusAndJson = async (response: Response) => [response.status, await response.json()] as const;
  const confirm = async (token: string) => statusAndJson(await post(`/api/newsletter/confirm/${token}`));
  const unsubscribe = async (token: string) =>
    statusAndJson(await post(`/api/newsletter/unsubscribe/${token}`));

  const enqueueSweep = () => db.transaction((tx) => queue.enqueue(tx, 'newsletter.sweep', {}));

  /** Tokens of the links in the mails to one address, oldest first. */
  const linksOf = (address: string, page: 'confirm' | 'unsubscribe') =>
    mailer
      .sent()
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => new RegExp(`/newsletter/${page}/([\\w-]+)`).exec(text)?.[1] ?? []);
  const linkOf = (address: string, page: 'confirm' | 'unsubscribe') => {
    const [token] = linksOf(address, page);
    expect(token, `a link to ${page} for ${address}`).toBeDefined();
    return token!;
  };

  return {
    ...{
      url: database.url,
      db: own,
      queue,
      ports,
      workerPorts,
      people: memoryProvider.people,
      time,
      limited,
      failure,
      mailer,
      drain,
      open,
      post,
      postJson,
      signUp,
      confirm,
      unsubscribe,
    },
    ...{ linksOf, linkOf },
    states: async () => (await own.select().from(subscribers)).map(({ state }) => state).toSorted(),
    /** Returns the only subscriber's token, as the next newsletter would contain it. */
    tokenOfSubscriber: async () =>
      unsubscribeToken(capabilities, (await own.select().from(subscribers))[0]!.id),
    /** Signs Mira up, confirms and sends the welcome mail; resolves to the token for unsubscribing. */
    async subscribeMira() {
      await signUp({ email: MIRA, firstName: 'Mira', submissionId: 'submission-of-mira-0' });
      await drain();
      await confirm(linkOf(MIRA, 'confirm'));
      await drain();
      return linkOf(MIRA, 'unsubscribe');
    },
    enqueueSweep,
    async sweep() {
      await enqueueSweep();
      await drain();
    },
    /** Sends the mails that are waiting, and runs no other job. */
    drainMails: () => drainQueue(database.url, mailHandlers({ ...ports, mailer })),
  };
}

/** A database whose every use throws while there is an error in `failure`. */
function failingDatabase(db: Database, failure: { readonly error: Error | undefined }): Database {
  return new Proxy(db, {
    get(target, property) {
      if (failure.error) throw failure.error;
      return Reflect.get(target, property, target) as unknown;
    },
  });
}
