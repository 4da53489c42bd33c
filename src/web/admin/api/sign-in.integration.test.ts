import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { openSession } from '../../../features/operators/session/session.server.ts';
import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import { auditEntries, operatorSessions, operatorSignIns } from '../../../platform/db/tables/operators.ts';
import { sessionSecretOf } from '../session-cookie.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
type Bench = Awaited<ReturnType<typeof openDashboard>>;
type Browser = ReturnType<Bench['stranger']>;

const ask = (browser: Browser, email: string) => browser.json('POST', '/api/dashboard/sign-in', { email });
const complete = (browser: Browser, token: string) =>
  browser.json('POST', '/api/dashboard/sign-in/complete', { token });

/** Runs the worker and returns the tokens in the mails that it has sent since. */
async function mailedTokens(bench: Bench): Promise<readonly string[]> {
  const before = bench.mailer.sent().length;
  await bench.drain();
  return bench.mailer
    .sent()
    .slice(before)
    .map(({ text }) => /\/dashboard\/sign-in\/([\w-]+)/.exec(text)?.[1] ?? '');
}

async function askedToken(bench: Bench, browser: Browser, email: string = OWNER): Promise<string> {
  expect((await ask(browser, email)).status).toBe(202);
  const [token, ...more] = await mailedTokens(bench);
  expect(more).toEqual([]);
  return token!;
}

const sessionOf = (bench: Bench, browser: Browser) => {
  const cookie = `operator-session=${browser.jar.get('operator-session') ?? ''}`;
  const request = new Request('http://localhost:3000/dashboard', { headers: { cookie } });
  return openSession(bench.context, sessionSecretOf(request));
};

describe('asking for a link', () => {
  it('mails it to the listed address, prints it in development, and stores no secret', async () => {
    const printed: string[] = [];
    const bench = await openDashboard();
    Object.assign(bench.context, { printSignInLink: (url: string) => printed.push(url) });
    const browser = bench.stranger();
    expect((await ask(browser, ' Owner@Example.ORG ')).status).toBe(202);
    const [token] = await mailedTokens(bench);
    expect(bench.mailer.sent().map(({ to }) => to)).toEqual([OWNER]);
    expect(printed).toEqual([`http://localhost:3000/dashboard/sign-in/${token}`]);
    const [row] = await bench.database.db.select().from(operatorSignIns);
    expect(JSON.stringify(row)).not.toContain(token!.slice(22));
    expect(JSON.stringify(row)).not.toContain(browser.jar.get('operator-browser'));
  });

  it('answers the same for other addresses, and mails nothing', async () => {
    const bench = await openDashboard();
    const known = await ask(bench.stranger(), OWNER);
    const unknown = await ask(bench.stranger(), 'somebody@example.org');
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    await bench.drain();
    expect(bench.mailer.sent().map(({ to }) => to)).toEqual([OWNER]);
  });

  it.each(['', 'owner', 'owner@', 'a@example.org, b@example.org', 'x'.repeat(400)])(
    'refuses %j',
    async (email) => {
      const bench = await openDashboard();
      expect([400, 422]).toContain((await ask(bench.stranger(), email)).status);
      expect(await bench.database.db.select().from(operatorSignIns)).toEqual([]);
    },
  );

  it.each(['operator-sign-in', 'operator-sign-in-mail'])('is limited by %s', async (limit) => {
    const bench = await openDashboard();
    bench.limited.add(limit);
    expect((await ask(bench.stranger(), OWNER)).status).toBe(429);
    expect(await bench.database.db.select().from(operatorSignIns)).toEqual([]);
  });

  it('is refused to pages of other sites', async () => {
    const bench = await openDashboard();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await bench.stranger().json('POST', '/api/dashboard/sign-in', { email: OWNER }, headers);
    expect(response.status).toBe(403);
  });
});

describe('the link', () => {
  it('is mailed and printed once, however often its job runs', async () => {
    const printed: string[] = [];
    const bench = await openDashboard();
    Object.assign(bench.context, { printSignInLink: (url: string) => printed.push(url) });
    await askedToken(bench, bench.stranger());
    const [row] = await bench.database.db.select().from(operatorSignIns);
    await bench.handlers['operators.mail-sign-in']({ signInId: row!.id }, undefined as never);
    expect(await mailedTokens(bench)).toEqual([]);
    expect(printed).toHaveLength(1);
  });

  it('is not mailed once its time is over', async () => {
    const bench = await openDashboard();
    await ask(bench.stranger(), OWNER);
    bench.time.now = new Date(bench.time.now.getTime() + 15 * MINUTE_MS);
    expect(await mailedTokens(bench)).toEqual([]);
  });

  it('works beside a later one of the same browser', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    const [first, second] = [await askedToken(bench, browser), await askedToken(bench, browser)];
    expect((await complete(browser, first)).status).toBe(200);
    expect((await complete(browser, second)).status).toBe(200);
  });

  it('signs in once, in the browser that asked', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    const token = await askedToken(bench, browser);
    const elsewhere = await complete(bench.stranger(), token);
    expect([elsewhere.status, (await elsewhere.json()).error]).toEqual([403, 'other-browser']);
    const signedIn = await complete(browser, token);
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.getSetCookie().join()).toMatch(
      /operator-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(await sessionOf(bench, browser)).toMatchObject({ operator: { email: OWNER, role: 'owner' } });
    const again = await complete(browser, token);
    expect([again.status, (await again.json()).error]).toEqual([403, 'gone']);
  });

  it('opens one session when it is pressed twice at once', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    const token = await askedToken(bench, browser);
    const answers = await Promise.all([1, 2, 3].map(() => complete(browser, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    expect(await bench.database.db.select().from(operatorSessions)).toHaveLength(1);
  });

  it('expires after 15 minutes', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    const token = await askedToken(bench, browser);
    bench.time.now = new Date(bench.time.now.getTime() + 15 * MINUTE_MS);
    expect((await (await complete(browser, token)).json()).error).toBe('gone');
  });

  it('with a changed key is refused like any other text', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    const token = await askedToken(bench, browser);
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const wrong of [changed, token.slice(0, 22), '', '../x'])
      expect((await (await complete(browser, wrong)).json()).error).toBe('gone');
  });

  it('of somebody who is no longer listed signs nobody in', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    const token = await askedToken(bench, browser, SUPPORT);
    Object.assign(bench.context, { operators: { owners: [OWNER], support: [] } });
    expect((await complete(browser, token)).status).toBe(403);
    expect(await bench.database.db.select().from(operatorSessions)).toEqual([]);
  });
});

describe('a session', () => {
  async function signedIn() {
    const bench = await openDashboard();
    const browser = bench.stranger();
    await complete(browser, await askedToken(bench, browser));
    return { bench, browser };
  }
  const later = (bench: Bench, ms: number) => {
    bench.time.now = new Date(bench.time.now.getTime() + ms);
  };

  it('ends after 12 hours without a request', async () => {
    const { bench, browser } = await signedIn();
    later(bench, 12 * HOUR_MS);
    expect(await sessionOf(bench, browser)).toBeUndefined();
  });

  it('is renewed by requests, at most every five minutes', async () => {
    const { bench, browser } = await signedIn();
    later(bench, 4 * MINUTE_MS);
    expect((await sessionOf(bench, browser))?.isRenewed).toBe(false);
    later(bench, 11 * HOUR_MS);
    expect((await sessionOf(bench, browser))?.isRenewed).toBe(true);
    later(bench, 11 * HOUR_MS);
    expect(await sessionOf(bench, browser)).toBeDefined();
  });

  it('gets its cookie again with a request after five minutes, and nothing is cached', async () => {
    const { bench, browser } = await signedIn();
    const secret = browser.jar.get('operator-session');
    const request = async () => browser.send('GET', '/api/dashboard/campaigns/none/progress');
    later(bench, 5 * MINUTE_MS - 1);
    const early = await request();
    expect([early.headers.getSetCookie(), early.headers.get('cache-control')]).toEqual([
      [],
      'private, no-store',
    ]);
    later(bench, 1);
    expect((await request()).headers.getSetCookie().join()).toContain(
      `operator-session=${secret}; Max-Age=43200`,
    );
    expect((await request()).headers.getSetCookie()).toEqual([]);
  });

  it('is ended by nobody else’s sign-out, nor by one without a choice', async () => {
    const { bench, browser } = await signedIn();
    const stranger = await bench.stranger().json('POST', '/api/dashboard/sign-out', { everywhere: true });
    expect(stranger.status).toBe(200);
    expect((await browser.json('POST', '/api/dashboard/sign-out', {})).status).toBe(400);
    expect((await browser.json('POST', '/api/dashboard/sign-in/complete', {})).status).toBe(400);
    expect(await sessionOf(bench, browser)).toBeDefined();
    expect(await bench.database.db.$count(auditEntries)).toBe(1);
  });

  it('ends when its operator is no longer listed', async () => {
    const { bench, browser } = await signedIn();
    Object.assign(bench.context, { operators: { owners: [], support: [SUPPORT] } });
    expect(await sessionOf(bench, browser)).toBeUndefined();
  });

  it.each([
    { everywhere: false, left: 1 },
    { everywhere: true, left: 0 },
  ])('is ended by signing out; everywhere: $everywhere', async ({ everywhere, left }) => {
    const { bench, browser } = await signedIn();
    const other = bench.stranger();
    await complete(other, await askedToken(bench, other));
    const supporter = await bench.operator(SUPPORT);
    const response = await browser.json('POST', '/api/dashboard/sign-out', { everywhere });
    expect(response.status).toBe(200);
    expect(browser.jar.get('operator-session')).toBe('');
    const sessions = await bench.database.db.select().from(operatorSessions);
    expect(sessions.filter(({ email }) => email === OWNER)).toHaveLength(left);
    expect(await sessionOf(bench, supporter)).toBeDefined();
  });

  it('cannot be forged or found by its stored hash', async () => {
    const { bench } = await signedIn();
    const [row] = await bench.database.db.select().from(operatorSessions);
    for (const secret of [row!.tokenHash, row!.id, '', 'x'.repeat(43)]) {
      const stranger = bench.stranger();
      stranger.jar.set('operator-session', secret);
      expect(await sessionOf(bench, stranger)).toBeUndefined();
    }
  });
});

describe('the audit log', () => {
  it('records sign-ins and sign-outs', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    await complete(browser, await askedToken(bench, browser));
    await browser.json('POST', '/api/dashboard/sign-out', { everywhere: false });
    await complete(browser, await askedToken(bench, browser));
    await browser.json('POST', '/api/dashboard/sign-out', { everywhere: true });
    const entries = await listAudit(bench.database.db, { limit: 9 });
    expect(entries.map(({ operator, action }) => [operator, action])).toEqual([
      [OWNER, 'signed-out-everywhere'],
      [OWNER, 'signed-in'],
      [OWNER, 'signed-out'],
      [OWNER, 'signed-in'],
    ]);
  });

  it('refuses to change an entry', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    await complete(browser, await askedToken(bench, browser));
    await expect(bench.context.db.update(auditEntries).set({ operator: 'else' })).rejects.toThrow();
  });

  it('is erased after three years, with expired sessions and links', async () => {
    const bench = await openDashboard();
    const browser = bench.stranger();
    await complete(browser, await askedToken(bench, browser));
    const sweep = () => bench.handlers['operators.sweep']({}, undefined as never);
    await sweep();
    expect(await bench.database.db.$count(auditEntries)).toBe(1);
    bench.time.now = new Date('2028-11-21T10:00:00Z');
    await sweep();
    expect(await bench.database.db.$count(auditEntries)).toBe(1);
    expect(await bench.database.db.$count(operatorSessions)).toBe(0);
    expect(await bench.database.db.$count(operatorSignIns)).toBe(0);
    bench.time.now = new Date('2029-11-22T10:00:00Z');
    await sweep();
    expect(await bench.database.db.$count(auditEntries)).toBe(0);
  });
});

it('answers every closed endpoint with 404 without a session, and 403 to other sites', async () => {
  const bench = await openDashboard();
  const open = ['/sign-in', '/sign-in/complete', '/sign-out'].map((path) => `/api/dashboard${path}`);
  const closed = bench.routes.routes.filter(({ path, method }) => method !== 'ALL' && !open.includes(path));
  for (const { path, method } of [...closed, { path: '/api/dashboard/no-such-endpoint', method: 'POST' }]) {
    const asked = path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x');
    const strangers = await bench.stranger().send(method, asked);
    expect.soft([method, path, strangers.status]).toEqual([method, path, 404]);
    expect.soft(await strangers.json()).toEqual({ error: 'not-found' });
    const operator = await bench.operator();
    const foreign = await operator.send(method, asked, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect.soft([method, path, foreign.status]).toEqual([method, path, 403]);
  }
});
