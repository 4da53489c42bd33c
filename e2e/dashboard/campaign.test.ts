import { expect, it } from 'vitest';
import { createDatabase } from '../../src/platform/db/create-database.ts';
import { subscribers, subscriberTags } from '../../src/platform/db/tables/subscribers.ts';
import { mailTo } from '../mailbox.ts';
import { sharedService } from '../shared-service.ts';
import { databaseUrlOf, OPERATORS, OWNER, signIn, SUPPORT } from './operator.ts';

const service = sharedService({
  ...OPERATORS,
  IMPRINT_NAME: 'Lichtbild GmbH',
  IMPRINT_ADDRESS: 'Lichtweg 1|10115 Berlin',
  IMPRINT_EMAIL: 'post@lichtbild.example',
  CAMPAIGN_MAILS_PER_MINUTE: '600',
});
const READERS = 12;

async function insertReaders(): Promise<void> {
  const database = createDatabase(await databaseUrlOf(service.lichtbild));
  const at = new Date(Date.now() - 86_400_000);
  const utm = { utmSource: 'direct', utmMedium: 'organic', utmCampaign: 'blog' };
  const ids = Array.from({ length: READERS }, (_, index) => `reader-${index}`);
  await database.db.insert(subscribers).values(
    ids.map((id, index) => ({
      ...{ id, email: `${id}@example.org`, language: index % 3 === 2 ? ('de' as const) : ('en' as const) },
      ...{
        state: 'confirmed' as const,
        source: 'blog' as const,
        ...utm,
        firstName: index === 0 ? 'Kim' : null,
      },
      ...{ discountCode: 'WELCOME20', discountPercent: 20, requestedAt: at, confirmedAt: at },
    })),
  );
  await database.db
    .insert(subscriberTags)
    .values(ids.map((subscriberId) => ({ subscriberId, tag: 'tips' as const, createdAt: at })));
  await database.close();
}

it('writes a campaign with a live preview, warns a second operator, sends it and shows what became of it', async () => {
  await insertReaders();
  const author = await service.visit('en');
  const { page } = author;
  await signIn(service, author);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByText('There are no campaigns yet').waitFor();
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Soft light');
  await author.expectGoodPage('the dialog for a new campaign');
  await page.getByRole('button', { name: 'Create' }).click();

  // A problem is shown with its line, and goes as soon as it is repaired.
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Dear {{firstName|reader}},\n\n[look](/here)');
  await page.getByText('Line 3: a link has to begin with https://').waitFor();
  await page.getByText('The subject is empty.').waitFor();
  await author.expectGoodPage('a campaign with problems');
  await page.getByLabel('Subject').fill('Light for {{firstName|you}}');
  await message.fill('Dear {{firstName|reader}},\n\na [window](https://lichtbild.example/blog) is *enough*.');
  const mail = page.frameLocator('iframe[title="The mail"]');
  await mail.getByRole('heading', { name: 'Light for Kim' }).waitFor();
  await mail.getByText('Dear Kim,', { exact: true }).waitFor();
  await page.getByLabel('For a').selectOption('nameless');
  await mail.getByText('Dear reader,', { exact: true }).waitFor();
  await page.getByLabel('Preview as').selectOption('phone-dark');
  await expect.poll(() => backgroundOf('iframe[title="The mail"]')).not.toBe('rgb(255, 255, 255)');
  await page.getByLabel('Preview as').selectOption('text');
  await page.getByLabel('The mail as plain text').getByText('Lichtweg 1').waitFor();
  await author.expectGoodPage('a campaign with its preview as text');
  await page.getByText('8 people get it: 8 in English').waitFor();
  await page.getByText('4 people do not, because there is no text in their language.').waitFor();
  await page.getByText('Saved.', { exact: true }).waitFor();

  // A reload loses nothing that was typed.
  await page.reload();
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Light for {{firstName|you}}');

  // Two operators at once: the second one is told what the first one changed, and chooses.
  const second = await service.visit('en');
  await signIn(service, second, SUPPORT);
  await second.page.goto(page.url());
  await second.page.getByLabel('Preview line').waitFor();
  await page.getByLabel('Preview line').fill('By the first operator');
  await page.getByText('Not saved yet.').waitFor();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await second.page.getByLabel('Preview line').fill('By the second operator');
  await second.page.getByText(`${OWNER} changed the English preview`).waitFor();
  await second.expectGoodPage('a campaign that somebody else has changed');
  await second.page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await second.page.getByText('Saved.', { exact: true }).waitFor();
  await page.getByLabel('Preview line').fill('By the first operator again');
  await page.getByText(`${SUPPORT} changed the English preview`).waitFor();
  await page.getByRole('button', { name: 'Show theirs, drop mine' }).click();
  await expect.poll(() => page.getByLabel('Preview line').inputValue()).toBe('By the second operator');

  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('The test is on its way.').waitFor();
  await mailTo(service.lichtbild, OWNER, '[Test] Light for Kim');

  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByLabel('Day and time').fill('2020-01-01T09:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('This time is over. Choose a later one.').waitFor();
  await page.getByLabel('Day and time').fill('2099-01-01T09:00');
  await page.getByLabel('Time zone').fill('Europe/Berlin');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('1 Jan 2099, 09:00, Europe/Berlin').waitFor();
  await author.expectGoodPage('a scheduled campaign');

  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await page.getByText('8 of 8 done').waitFor();
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  const kim = await mailTo(service.lichtbild, 'reader-0@example.org', 'Light for Kim');
  expect(kim.text).toContain('Dear Kim,');
  await mailTo(service.lichtbild, 'reader-1@example.org', 'Light for you');
  await page.getByLabel('State').selectOption('sent');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.waitForURL('**state=sent*');
  expect(await page.getByRole('rowheader', { name: /reader-\d+@/ }).count()).toBe(8);
  await author.expectGoodPage('a campaign that was sent');

  async function backgroundOf(frame: string): Promise<string> {
    const body = await page.locator(frame).contentFrame().locator('.mail-paper').first().elementHandle();
    return body ? body.evaluate((element) => getComputedStyle(element).backgroundColor) : '';
  }
});
