import { expect, it } from 'vitest';
import { LANGUAGES } from '../src/catalog/languages.ts';
import { newsletterBoxTexts } from '../src/i18n/newsletter-box/index.ts';
import { newsletterMailsTexts } from '../src/i18n/newsletter-mails/index.ts';
import { newsletterPagesTexts } from '../src/i18n/newsletter-pages/index.ts';
import { newsletterPreferencesTexts } from '../src/i18n/newsletter-preferences/index.ts';
import { pagePath } from '../src/page-urls.ts';
import { mailTo } from './mailbox.ts';
import { sharedService } from './shared-service.ts';

const service = sharedService();

it.each(LANGUAGES)(
  'subscribes from an article, welcomes, changes settings and unsubscribes, in %s',
  async (language) => {
    const visitor = await service.visit(language);
    const { page } = visitor;
    const box = newsletterBoxTexts[language];
    const { confirm, unsubscribe } = newsletterPagesTexts[language];
    const mails = newsletterMailsTexts[language];
    const address = `mira.${language}@example.org`;
    const { open: settings } = newsletterPreferencesTexts[language];
    const linkIn = async (subject: string, name: 'confirm' | 'preferences' | 'unsubscribe') => {
      const { text } = await mailTo(service.lichtbild, address, subject);
      return new RegExp(`http\\S+/newsletter/${name}/[\\w-]+`).exec(text)![0];
    };

    await visitor.open('blog');
    await page
      .locator(`main h2 a[href^="${pagePath('blog', language)}/"]`)
      .first()
      .click();
    // The list has the same box.
    await page.locator('main article h1').waitFor();
    const form = page.getByRole('region', { name: box.heading });
    await form.getByRole('button').click();
    await form.getByText(box.errors['email-missing']).waitFor();
    await visitor.expectGoodPage('an article with an error in the newsletter’s box');

    const height = async () => (await form.boundingBox())!.height;
    const before = await height();
    await form.getByLabel(box.email, { exact: true }).fill(address);
    await form.getByRole('button').click();
    await form.getByText(box.sentHeading).waitFor();
    expect.soft(await height(), 'the box keeps its height').toBeLessThanOrEqual(before);
    await visitor.expectGoodPage('an article with a newsletter that was asked for');

    const link = await linkIn(mails.confirm.subject, 'confirm');
    await page.goto(link);
    await page.getByRole('heading', { name: confirm.open.heading }).waitFor();
    await visitor.expectGoodPage('the page that asks to confirm');
    await page.getByRole('button', { name: confirm.open.action }).click();
    await page.getByRole('heading', { name: confirm.confirmed.heading }).waitFor();
    await visitor.expectGoodPage('the page of a new subscriber');

    await page.goto(await linkIn(mails.welcome.subject(20), 'preferences'));
    await page.getByText(`m•••@example.org`).waitFor();
    await visitor.expectGoodPage('the page of a subscriber’s settings');
    const topic = (name: 'tips' | 'offers') => page.getByLabel(settings.topics[name], { exact: true });
    const select = page.getByLabel(settings.language, { exact: true });
    expect([await topic('tips').isChecked(), await topic('offers').isChecked()]).toEqual([true, true]);
    expect(await select.inputValue()).toBe(language);
    await topic('tips').uncheck();
    await topic('offers').uncheck();
    await page.getByRole('button', { name: settings.save }).click();
    await page.getByRole('status').getByText(settings.topicsMissing).waitFor();
    expect(await topic('tips').isChecked()).toBe(true);
    await visitor.expectGoodPage('settings without a topic');
    await topic('offers').uncheck();
    await page.getByLabel(settings.interests.team, { exact: true }).check();
    await select.selectOption('es');
    await page.getByRole('button', { name: settings.save }).click();
    await page.getByRole('status').getByText(settings.saved).waitFor();
    expect([await topic('tips').isChecked(), await topic('offers').isChecked()]).toEqual([true, false]);
    expect(await select.inputValue()).toBe('es');
    await visitor.expectGoodPage('settings that are saved');

    // By the link in the mail to the page that asks, from there to the settings, and out.
    await page.goto(await linkIn(mails.welcome.subject(20), 'unsubscribe'));
    await visitor.expectGoodPage('the page that asks to unsubscribe');
    await page.getByRole('link', { name: unsubscribe.open.preferences }).click();
    await page.getByRole('heading', { name: settings.end.heading }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: unsubscribe.open.action }).click();
    await page.getByRole('heading', { name: unsubscribe.unsubscribed.heading }).waitFor();
    await visitor.expectGoodPage('the page of who unsubscribed');
    await page.goto(await linkIn(mails.welcome.subject(20), 'preferences'));
    const { unsubscribed } = newsletterPreferencesTexts[language];
    await page.getByRole('heading', { name: unsubscribed.heading }).waitFor();
    await visitor.expectGoodPage('the settings of who unsubscribed');

    const over = await page.goto(link);
    expect(over?.status()).toBe(404);
    await page.getByRole('heading', { name: confirm.gone.heading }).waitFor();
    await page.getByRole('region', { name: box.heading }).waitFor();
    await visitor.expectGoodPage('the page of a link that is used up');
  },
);
