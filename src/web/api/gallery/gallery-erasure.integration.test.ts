import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { at, GALLERY, NOW, openGalleryBench, UNKNOWN, WRONG_KEY } from '../../../../test/gallery-bench.ts';
import type { DeletionReceiptView } from '../../../features/gallery/gallery-view.ts';
import { openReceipt } from '../../../features/gallery/receipt/open-receipt.server.ts';
import { receiptText } from '../../../features/shoots/erasure/deletion-receipt.ts';
import { ratings, shares } from '../../../platform/db/tables/gallery.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { headshots } from '../../../platform/db/tables/shoots.ts';
import { MailError, type Mail } from '../../../platform/mail/mailer.ts';
import { createMemoryMailer } from '../../../platform/mail/memory-mailer.ts';
import { resumeMails } from '../../../platform/mail/resume-mails.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';

describe('erasing', () => {
  it('needs a confirmation, then erases files and rows, and the receipt can be verified', async () => {
    const bench = await openGalleryBench();
    await bench.fetch(at('/headshots/1/web'));
    await bench.send('POST', at('/shares'), { numbers: [1] });
    await bench.send('POST', at('/rating'), { stars: 5, comment: 'secret words' });
    expect((await bench.send('DELETE', at(''), {})).status).toBe(422);
    expect((await bench.send('DELETE', at(''), { confirm: false })).status).toBe(422);

    const response = await bench.send('DELETE', at(''), { confirm: true });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    const receipt = (await response.json()) as DeletionReceiptView;
    expect(receipt).toMatchObject({ id: GALLERY, reason: 'owner', erased: { headshots: 3, files: 4 } });
    expect(await bench.storage.list(`shoots/${GALLERY}/`)).toEqual([]);
    for (const table of [headshots, shares, ratings]) {
      expect(await bench.database.db.select().from(table)).toEqual([]);
    }
    expect(await openReceipt(bench.context, receiptText, GALLERY, receipt.signature)).toEqual(receipt);

    const again = await bench.send('DELETE', at(''), { confirm: true });
    expect(await again.json()).toEqual(receipt);
  });

  it('removes the buyer from the accounting rows of this gallery', async () => {
    const bench = await openGalleryBench(1);
    const { db } = bench.database;
    await db.insert(orders).values({
      ...{ id: 'order-of-mira', shootId: GALLERY, state: 'paid', packageId: 'basic', productId: 'basic' },
      ...{ amountCents: 1900, currency: 'EUR', language: 'de', provider: 'sandbox', paymentId: 'p' },
      ...{ email: 'Mira@example.org', emailKey: 'mira@example.org', createdAt: NOW, paidAt: NOW },
    });
    expect((await bench.send('DELETE', at(''), { confirm: true })).status).toBe(200);
    expect(await db.select().from(orders)).toMatchObject([
      { id: 'order-of-mira', email: null, emailKey: null, paymentId: 'p' },
    ]);
  });

  it('a receipt opens only with its signature, and only while its row has the signed content', async () => {
    const bench = await openGalleryBench(1);
    const response = await bench.send('DELETE', at(''), { confirm: true });
    const { signature } = (await response.json()) as DeletionReceiptView;
    const open = (id: string, given: string | undefined) =>
      openReceipt(bench.context, receiptText, id, given);
    expect(await open(GALLERY, undefined)).toBeUndefined();
    expect(await open(GALLERY, '')).toBeUndefined();
    expect(await open(GALLERY, WRONG_KEY)).toBeUndefined();
    expect(await open(UNKNOWN, signature)).toBeUndefined();
    expect(await open(GALLERY, signature)).toMatchObject({ id: GALLERY });
    await bench.database.db.execute(sql`update deletion_receipts set reason = 'expired'`);
    expect(await open(GALLERY, signature)).toBeUndefined();
  });

  it('the mail with the receipt leaves no address in the database once it is sent', async () => {
    const bench = await openGalleryBench(1);
    await bench.send('DELETE', at(''), { confirm: true });
    const [mail] = await bench.database.db.select().from(mails);
    expect(mail).toMatchObject({ kind: 'deletion-receipt', recipient: 'mira@example.org' });
    const taken: Mail[] = [];
    const slowMailer = { send: async (one: Mail) => delay(20).then(() => void taken.push(one)) };
    await Promise.all([1, 2, 3].map(() => sendMail(bench.database.db, slowMailer, mail!.id, NOW)));
    await sendMail(bench.database.db, slowMailer, mail!.id, NOW);
    expect(taken.map(({ to }) => to)).toEqual(['mira@example.org']);
    expect(taken[0]?.text).toContain(`/de/receipt/${GALLERY}?signature=`);
    const [kept] = await bench.database.db.select().from(mails).where(eq(mails.id, mail!.id));
    expect(kept).toMatchObject({ sentAt: NOW, recipient: '', subject: '', html: '', text: '' });
    const everything = await bench.database.db.execute(sql`
      select s::text from shoots s union all select m::text from mails m union all select d::text from deletion_receipts d`);
    expect(JSON.stringify(everything.rows)).not.toMatch(/mira/i);
  });

  it('a mail that cannot be sent is stored, counted, and sent later', async () => {
    const bench = await openGalleryBench(1);
    await bench.send('DELETE', at(''), { confirm: true });
    const [mail] = await bench.database.db.select().from(mails);
    const broken = { send: async () => Promise.reject(new Error('no server')) };
    await expect(sendMail(bench.database.db, broken, mail!.id, NOW)).rejects.toThrow('no server');
    const [waiting] = await bench.database.db.select().from(mails);
    expect(waiting).toMatchObject({ attempts: 1, sentAt: null, recipient: 'mira@example.org' });
    await bench.database.db.execute(sql`delete from pgboss.job`); // every try was used up
    const later = new Date(NOW.getTime() + 2 * 3_600_000);
    expect(await resumeMails(bench.database.db, bench.queue, NOW)).toMatchObject({ unsent: 0 });
    expect(await resumeMails(bench.database.db, bench.queue, later)).toEqual({ unsent: 1, givenUp: 0 });
    expect(await resumeMails(bench.database.db, bench.queue, later)).toEqual({ unsent: 1, givenUp: 0 });
    const jobs = (await bench.queue.counts()).filter(({ name }) => name === 'mail.send');
    expect(jobs).toMatchObject([{ count: 1 }]);
    const mailer = createMemoryMailer();
    await sendMail(bench.database.db, mailer, mail!.id, NOW);
    expect(mailer.sent()).toHaveLength(1);
  });

  it('an address that refuses the receipt is deleted immediately, an unreachable one after three days', async () => {
    const bench = await openGalleryBench(1);
    const { db } = bench.database;
    await bench.send('DELETE', at(''), { confirm: true });
    const [mail] = await db.select().from(mails);
    const refusing = {
      send: async () => Promise.reject(new MailError('no such user', { kind: 'recipient-refused' })),
    };
    expect(await sendMail(db, refusing, mail!.id, NOW)).toMatchObject({ outcome: 'refused' });
    const emptied = { sentAt: null, recipient: '', subject: '', html: '', text: '' };
    expect(await db.select().from(mails)).toMatchObject([emptied]);
    const mailer = createMemoryMailer();
    await sendMail(db, mailer, mail!.id, NOW);
    expect(mailer.sent()).toEqual([]);

    await db.delete(mails);
    const silent = { ...mail!, attempts: 40 };
    await db
      .insert(mails)
      .values([silent, { ...silent, id: 'of-a-shoot', dedupeKey: 'of-a-shoot', shootId: 'shoot' }]);
    const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
    expect(await resumeMails(db, bench.queue, after(2.9))).toEqual({ unsent: 2, givenUp: 0 });
    expect(await resumeMails(db, bench.queue, after(3.1))).toEqual({ unsent: 1, givenUp: 1 });
    expect(await db.select().from(mails).where(eq(mails.id, silent.id))).toMatchObject([emptied]);
  });

  it('mails that fail repeatedly delay no others', async () => {
    const bench = await openGalleryBench(1);
    const { db } = bench.database;
    await bench.send('DELETE', at(''), { confirm: true });
    const [mail] = await db.select().from(mails);
    const hopeless = Array.from({ length: 500 }, (_, n) => {
      return { ...mail!, id: `h${n}`, dedupeKey: `h${n}`, shootId: 'shoot', attempts: 40 };
    });
    await db.insert(mails).values(hopeless);
    await db
      .update(mails)
      .set({ createdAt: new Date(NOW.getTime() + 1) })
      .where(eq(mails.id, mail!.id));
    await db.execute(sql`delete from pgboss.job`);
    await resumeMails(db, bench.queue, new Date(NOW.getTime() + 2 * 3_600_000));
    const asked = await db.execute(sql`select 1 from pgboss.job where singleton_key = ${mail!.id}`);
    expect(asked.rows).toHaveLength(1);
  });
});
