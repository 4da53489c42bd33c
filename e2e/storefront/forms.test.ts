import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { BRAND } from '../../src/catalog/brand.ts';
import { leadFormTexts } from '../../src/i18n/lead-form/index.ts';
import { leadMailsTexts } from '../../src/i18n/lead-mails/index.ts';
import { teamFormTexts } from '../../src/i18n/team-form/index.ts';
import { withdrawalFormTexts } from '../../src/i18n/withdrawal-form/index.ts';
import { withdrawalMailsTexts } from '../../src/i18n/withdrawal-mails/index.ts';
import { mailTo } from '../mailbox.ts';
import { sharedService } from '../shared-service.ts';

const service = sharedService();

it('sends a partner’s request after a correction, and a mail to both sides (de)', async () => {
  const { page, open, expectGoodPage } = await service.visit('de');
  const texts = leadFormTexts.de;
  await open('whiteLabel');
  const form = page.locator('#request form');
  await form.getByRole('button', { name: texts.send }).click();
  await expectProblem(form, form.getByLabel(texts.firstName), texts.errors['first-name-too-short']);
  await expectGoodPage('the lead form with a problem');

  await form.getByLabel(texts.firstName).fill('Jörg');
  await form.getByLabel(texts.lastName).fill('Ahrens');
  await form.getByLabel(texts.email).fill('joerg@');
  await form.getByLabel(texts.company, { exact: true }).fill('Beratung Nord');
  await form.getByLabel(texts.companySize).selectOption('11-50');
  await form.getByLabel(texts.message).fill('Etwa 40 Bilder im Monat.');
  await form.getByRole('button', { name: texts.send }).click();
  await expectProblem(form, form.getByLabel(texts.email), texts.errors['email-invalid']);

  // A reload in the middle loses nothing.
  await form.getByLabel(texts.email).fill('joerg@nord.example');
  await page.reload();
  await expect.poll(() => form.getByLabel(texts.message).inputValue()).toBe('Etwa 40 Bilder im Monat.');
  await form.getByRole('button', { name: texts.send }).click();
  await page.getByText(texts.sentHeading).waitFor();
  await expectGoodPage('the lead form after sending');

  const reply = await mailTo(
    service.lichtbild,
    'joerg@nord.example',
    leadMailsTexts.de.answer.subject['white-label'],
  );
  expect(reply.text).toContain('24 Stunden');
  expect(reply.text, 'text that a stranger may have typed').not.toMatch(/Etwa 40|Beratung Nord|Jörg/);
  const notice = await mailTo(
    service.lichtbild,
    BRAND.contactEmail,
    leadMailsTexts.de.notice.subject['white-label']('Beratung Nord'),
  );
  expect(notice.text).toContain('joerg@nord.example');
  expect(notice.text).toContain('Etwa 40 Bilder im Monat.');
});

it('sends a team’s request by keyboard alone (es)', async () => {
  const { page, open } = await service.visit('es');
  const texts = teamFormTexts.es;
  await open('pricing');
  const form = page.locator('#team form');
  await form.getByLabel(texts.firstName).focus();
  for (const words of ['Íñigo', 'Sáez', 'inigo@equipo.example', 'Equipo Sur', '9']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectProblem(form, form.getByLabel(texts.headshots), texts.errors['headshots-too-few']);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await page.getByText(texts.sentHeading).waitFor();
  await mailTo(service.lichtbild, 'inigo@equipo.example', leadMailsTexts.es.answer.subject.team);
});

it('withdraws from a contract in two steps, with a receipt (en)', async () => {
  const { page, open, expectGoodPage } = await service.visit('en');
  const texts = withdrawalFormTexts.en;
  await page.goto(service.lichtbild.url);
  await page.getByRole('contentinfo').getByRole('link', { name: texts.entry }).click();
  await page.waitForURL('**/withdraw');
  await page.getByLabel(texts.name).fill('Robin Lane');
  await page.getByRole('textbox', { name: texts.email }).fill('robin@lane.example');
  await page.getByLabel(texts.message).fill('Ordered on 20 November.');
  await page.getByRole('button', { name: texts.next }).click();
  await page.getByRole('heading', { name: texts.confirmHeading }).waitFor();
  await expectGoodPage('the declaration of withdrawal');
  await page.goBack();
  await expect.poll(() => page.getByLabel(texts.name).inputValue()).toBe('Robin Lane');
  await page.goForward();
  await page.getByRole('button', { name: texts.confirm }).click();
  await page.getByText(texts.receivedHeading).waitFor();
  await expectGoodPage('the withdrawal that has arrived');
  const receipt = await mailTo(
    service.lichtbild,
    'robin@lane.example',
    withdrawalMailsTexts.en.receipt.subject,
  );
  expect(receipt.text, 'text that a stranger may have typed').not.toContain('Ordered on 20 November.');
  expect(receipt.text.replace(/\s+/g, ' ')).toContain(withdrawalMailsTexts.en.receipt.withheld);
  expect(receipt.text).toMatch(/\d{2}:\d{2} UTC/);

  await open('withdraw');
  expect(await page.getByLabel(texts.name).inputValue(), 'what was sent is not kept').toBe('');
});

async function expectProblem(form: Locator, field: Locator, sentence: string): Promise<void> {
  await form.getByText(sentence).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => isFocused(field)).toBe(true);
}

async function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}
