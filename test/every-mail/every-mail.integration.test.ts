import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { createHmacCapabilities } from '../../src/platform/capability/hmac-capabilities.ts';
import { mails } from '../../src/platform/db/tables/mails.ts';
import { randomIds } from '../../src/platform/ids/ids.ts';
import { silentLog } from '../../src/platform/log/silent-log.ts';
import { dkimRecord, dkimRecordName, generateDkimKey } from '../../src/platform/mail/dkim-key.ts';
import { MAIL_KINDS, type MailKind } from '../../src/platform/mail/mail-kinds.ts';
import { messageId } from '../../src/platform/mail/message-id.ts';
import { createSmtpMailer } from '../../src/platform/mail/smtp-mailer.ts';
import { createPgBossQueue } from '../../src/platform/queue/pg-boss-queue.ts';
import { mailHandlers } from '../../src/worker/mail-handlers.ts';
import { authenticateMessage } from '../authenticate-message.ts';
import { createTestDatabase } from '../create-test-database.ts';
import { drainQueue } from '../drain-queue.ts';
import { startSmtpInbox } from '../smtp-inbox.ts';
import { OPERATOR, readContractDocuments } from './mail-world.ts';
import { writeEveryMail } from './write-every-mail.ts';

const PUBLIC_URL = 'https://lichtbild.example';
const DKIM = { domain: 'lichtbild.example', selector: 'autumn' };
const FROM = 'Lichtbild <post@mail.lichtbild.example>';
const NOW = new Date('2026-11-21T10:00:00Z');
/** Gmail hides what comes after 102 kB of HTML, and with it the links for unsubscribing. */
const HTML_MAX_BYTES = 80_000;

/** A mail as it was written, and as a mail server has received it. */
interface SentMail {
  readonly row: typeof mails.$inferSelect;
  readonly message: Buffer;
  readonly received: Email;
  readonly headers: ReadonlyMap<string, string>;
  readonly html: string;
  readonly text: string;
}

let sent: readonly SentMail[];
let records: Readonly<Record<string, string>>;
const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

beforeAll(async () => {
  const database = await createTestDatabase();
  cleanUps.push(async () => database[Symbol.asyncDispose]());
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  cleanUps.push(() => queue.close());
  const inbox = await startSmtpInbox();
  cleanUps.push(inbox.close);
  const key = await generateDkimKey();
  records = {
    [dkimRecordName(DKIM)]: dkimRecord(key),
    '_dmarc.lichtbild.example': 'v=DMARC1; p=reject',
  };
  const mailer = createSmtpMailer({ url: inbox.url, from: FROM, dkim: { ...DKIM, ...key } });
  cleanUps.push(async () => mailer.close());
  const ports = {
    ...{ db: database.db, queue, clock: { now: () => NOW }, ids: randomIds, log: silentLog },
    capabilities: createHmacCapabilities(['a secret for tests of at least 32 characters']),
    contractDocuments: await readContractDocuments(PUBLIC_URL),
    settings: { publicUrl: PUBLIC_URL, imprint: undefined, operatorEmails: [OPERATOR] },
  };
  for (const language of LANGUAGES) await writeEveryMail(ports, language);
  const rows = await database.own.select().from(mails);
  await drainQueue(database.url, mailHandlers({ ...ports, mailer }));
  const received = await Promise.all(inbox.messages.map((message) => PostalMime.parse(message)));
  const byMessageId = new Map(
    received.map((mail, index) => [mail.messageId, { mail, message: inbox.messages[index]! }]),
  );
  expect(byMessageId.size).toBe(received.length);
  expect(received).toHaveLength(rows.length);
  sent = rows.map((row) => {
    const { mail, message } = byMessageId.get(messageId(row.id, FROM))!;
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    return { row, message, received: mail, headers, html: mail.html!, text: mail.text! };
  });
}, 240_000);

/** Expects something of every mail, and names the mails that differ. */
function expectOfAll(chosen: readonly SentMail[], expectOne: (mail: SentMail) => void): void {
  expect(chosen.length).toBeGreaterThan(0);
  for (const mail of chosen) {
    try {
      expectOne(mail);
    } catch (error) {
      throw new Error(`${mail.row.kind} in ${mail.row.language}, "${mail.row.subject}"`, { cause: error });
    }
  }
}
const newsletters = () => sent.filter(({ row }) => MAIL_KINDS[row.kind as MailKind] === 'newsletter');
const transactions = () => sent.filter(({ row }) => MAIL_KINDS[row.kind as MailKind] === 'transaction');
const linksOf = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

it('sends every kind of mail in every language, and the dashboard’s own in English', () => {
  const kinds = sent.map(({ row }) => `${row.kind} ${row.language}`);
  for (const language of LANGUAGES) {
    for (const kind of Object.keys(MAIL_KINDS))
      expect(kinds).toContain(`${kind} ${kind === 'operator-sign-in' ? 'en' : language}`);
  }
});

it('names no address in the key of a mail, which outlives its recipient', () => {
  expect(sent.map(({ row }) => row.dedupeKey).filter((key) => key.includes('@'))).toEqual([]);
});

it('signs every mail, and newsletters with the headers for unsubscribing', async () => {
  const judged = await Promise.all(
    sent.map(async ({ row, message }) => [row.kind, await authenticateMessage(message, records)] as const),
  );
  for (const [kind, { dkim, dmarc }] of judged) {
    expect.soft({ kind, dmarc, results: dkim?.map(({ result }) => result) }).toEqual({
      ...{ kind, dmarc: 'pass', results: ['pass'] },
    });
    if (MAIL_KINDS[kind as MailKind] !== 'newsletter') continue;
    expect
      .soft(dkim![0]!.covers)
      .toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'list-id']));
    if (kind !== 'newsletter-campaign') continue;
    expect
      .soft(dkim![0]!.covers)
      .toEqual(expect.arrayContaining(['feedback-id', 'cfbl-address', 'cfbl-feedback-id']));
  }
});

describe('headers', () => {
  it('every mail has a Message-ID on the sender’s domain, the sender, one recipient and a date', () => {
    expectOfAll(sent, ({ row, received, headers }) => {
      expect(received.messageId).toMatch(/^<[0-9a-f]{32}@mail\.lichtbild\.example>$/);
      expect(received.from).toMatchObject({ name: 'Lichtbild', address: 'post@mail.lichtbild.example' });
      expect(received.to).toEqual([{ name: '', address: row.recipient }]);
      expect(received.subject).toBe(row.subject);
      expect(headers.get('date')).toBeTruthy();
      expect(received.cc ?? received.bcc).toBeUndefined();
    });
  });

  it('newsletters, and no other mails, are unsubscribed from at one click', () => {
    expectOfAll(newsletters(), ({ headers, text }) => {
      const [, token] =
        /^<https:\/\/lichtbild\.example\/api\/newsletter\/unsubscribe\/([\w-]{44})>, <mailto:/.exec(
          headers.get('list-unsubscribe') ?? '',
        ) ?? [];
      expect(token).toBeDefined();
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(text).toContain(`/newsletter/unsubscribe/${token}`);
      expect(text).toContain(`/newsletter/preferences/${token}`);
    });
    expectOfAll(transactions(), ({ headers, html, text }) => {
      expect([...headers.keys()].filter((name) => name.startsWith('list-'))).toEqual([]);
      expect(html + text).not.toContain('unsubscribe');
    });
  });

  it('auto-responders are asked for silence by automatic mails only', () => {
    expectOfAll(transactions(), ({ headers }) =>
      expect(headers.get('auto-submitted')).toBe('auto-generated'),
    );
    expectOfAll(newsletters(), ({ headers }) => expect(headers.has('auto-submitted')).toBe(false));
  });

  it('operators answer the customer', () => {
    expectOfAll(
      sent.filter(({ row }) => row.kind === 'lead-notice' || row.kind === 'withdrawal-notice'),
      ({ row, received }) =>
        expect(received.replyTo).toMatchObject([{ address: `mira.${row.language}@example.org` }]),
    );
  });
});

describe('the HTML part', () => {
  it('is small enough for Gmail', () => {
    expectOfAll(sent, ({ html }) => expect(Buffer.byteLength(html)).toBeLessThan(HTML_MAX_BYTES));
  });

  it('names its language, and is titled like the subject', () => {
    expectOfAll(sent, ({ row, html }) => {
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${row.language}"`));
      expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&')).toBe(row.subject);
    });
  });

  it('links to our own pages by absolute https addresses only', () => {
    expectOfAll(sent, ({ html }) => {
      for (const link of linksOf(html)) expect(link).toMatch(/^https:\/\/lichtbild\.example\/[^\s]+$/);
    });
  });

  it('runs nothing, loads nothing and tracks nobody', () => {
    expectOfAll(sent, ({ row, html }) => {
      expect(html).not.toMatch(/<(script|iframe|form|object|embed|link|base|svg|video)\b/i);
      expect(html).not.toMatch(/\son\w+=|@import|url\(|\ssrcset=|\sbackground=/i);
      const images = html.match(/<img\b[^>]*>/g) ?? [];
      expect(images).toHaveLength(row.kind === 'newsletter-campaign' ? 1 : 0);
      for (const image of images) {
        expect(image).toMatch(/ src="https:\/\/lichtbild\.example\//);
        expect(image).toMatch(/ alt="[^"]{5,}"/);
        for (const [, size] of image.matchAll(/ (?:width|height)="(\d+)"/g))
          expect(Number(size)).toBeGreaterThan(100);
      }
    });
  });
});

describe('the text part', () => {
  it('exists, is not HTML and is complete', () => {
    expectOfAll(sent, ({ text }) => {
      expect(text.trim().length).toBeGreaterThan(100);
      expect(text).not.toMatch(
        /<\/?[a-z][^>]*>(?<!<https:[^>]*>)|&(amp|nbsp|lt|gt|quot|#\w+);|undefined|\[object/i,
      );
    });
  });

  it('has every link of the HTML part', () => {
    expectOfAll(sent, ({ html, text }) => {
      const addresses = new Set(text.match(/https:\/\/[^\s<>"]+/g));
      for (const link of linksOf(html)) expect(addresses).toContain(link);
    });
  });

  it('has no lines that a mail server would have to fold', () => {
    expectOfAll(sent, ({ text }) => {
      for (const line of text.split('\n')) expect(line.length).toBeLessThan(500);
    });
  });
});
