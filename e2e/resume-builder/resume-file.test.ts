import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { SAMPLE_RESUME } from '../../src/features/resume/document/sample-resume.fixture.ts';
import { resumeBuilder } from '../../src/i18n/resume-builder/en.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { pagePath } from '../../src/page-urls.ts';
import { sharedService } from '../shared-service.ts';
import { builderPage, pdfText } from './builder-page.ts';

const service = sharedService();

const json = (content: unknown, name = 'resume.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

it.each(LANGUAGES)('opens, saves and deletes a file, and opens it again (%s)', async (language) => {
  const visitor = await service.visit(language);
  const { page, open } = visitor;
  const builder = builderPage(page, language);
  const { texts, field, button } = builder;
  await open('resumeBuilder');
  await builder.ready();
  await field(texts.fields.basics.name).fill('Before');

  // Wrong files change nothing and are explained.
  const chooser = field(texts.file.open);
  await chooser.setInputFiles(json('%PDF-1.7', 'resume.json'));
  await builder.builder.getByRole('alert').getByText(texts.file.errors['no-json']).waitFor();
  await chooser.setInputFiles(json({ work: [{}, { startDate: 'March' }] }));
  await builder.builder
    .getByText(
      `${texts.sections.names.work}, ${texts.file.entry(2)}, ${texts.fields.work.startDate} (startDate): ${texts.file.problems.date}`,
    )
    .waitFor();
  await visitor.expectGoodPage('a file with a wrong field');
  expect(await field(texts.fields.basics.name).inputValue()).toBe('Before');

  // A file replaces everything, and that can be undone.
  await chooser.setInputFiles(json(SAMPLE_RESUME));
  await expect.poll(() => field(texts.fields.basics.name).inputValue()).toBe(SAMPLE_RESUME.basics?.name);
  await builder.message(texts.imported).getByRole('button', { name: texts.undo }).click();
  await expect.poll(() => field(texts.fields.basics.name).inputValue()).toBe('Before');
  await chooser.setInputFiles(json(SAMPLE_RESUME));
  await expect.poll(() => field(texts.fields.basics.name).inputValue()).toBe(SAMPLE_RESUME.basics?.name);

  // The saved file has everything, also what the editor shows no control for.
  const saved = await builder.saveFile();
  const { meta, ...content } = JSON.parse(saved.bytes.toString('utf8')) as Record<string, object>;
  const { meta: ownMeta, ...expected } = SAMPLE_RESUME;
  expect(content).toEqual(expected);
  expect(meta).toEqual({ ...ownMeta, lichtbild: expect.objectContaining({ template: 'tabular', language }) });

  await builder.messagesGone();
  await button(texts.file.deleteAll).click();
  await visitor.expectGoodPage('the question before everything is deleted');
  await page.getByRole('dialog').getByRole('button', { name: texts.file.deleteConfirm }).click();
  await expect.poll(() => field(texts.fields.basics.name).inputValue()).toBe('');
  await page.getByText(texts.file.deleted, { exact: true }).waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('resume'))),
  ).toEqual([]);
  await page.reload();
  await builder.ready();
  expect(await field(texts.fields.basics.name).inputValue()).toBe('');

  await field(texts.file.open).setInputFiles(json(saved.bytes.toString('utf8')));
  await expect.poll(() => field(texts.fields.basics.name).inputValue()).toBe(SAMPLE_RESUME.basics?.name);
  const { bytes } = await builder.downloadPdf();
  const text = await pdfText(bytes);
  for (const part of [
    'Position A',
    'Degree E',
    'Skill S',
    'Language L',
    'Project J',
    'Certificate C',
    'Words of reference R.',
  ]) {
    expect(text).toContain(part);
  }
  await builder.messagesGone();
  await visitor.expectGoodPage('a CV with every section');
});

it('fills in the address of the link, and never over one that was typed', async () => {
  const { page } = await service.visit('en');
  const builder = builderPage(page, 'en');
  const { texts, field } = builder;
  const address = `${service.lichtbild.url}${pagePath('resumeBuilder', 'en')}`;
  const email = field(texts.fields.basics.email);
  await page.goto(address);
  await builder.ready();
  expect(await email.inputValue()).toBe('');
  expect(await email.getAttribute('placeholder')).toBe('you@example.com');
  await page.goto(`${address}?email=from-link%40mail.example`);
  await builder.ready();
  expect(await email.inputValue()).toBe('from-link@mail.example');
  await email.fill('typed@mail.example');
  await builder.saved();
  await page.goto(`${address}?email=other%40mail.example`);
  await builder.ready();
  expect(await email.inputValue()).toBe('typed@mail.example');
});

it('keeps what was typed right before a reload', async () => {
  const { page, open } = await service.visit('de');
  const builder = builderPage(page, 'de');
  const name = builder.field(builder.texts.fields.basics.name);
  await open('resumeBuilder');
  await builder.ready();
  await name.pressSequentially('Gerade getippt');
  await page.reload();
  await builder.ready();
  expect(await name.inputValue()).toBe('Gerade getippt');
});

it('works without storage, and says so', async () => {
  const visitor = await service.visit('en');
  const { page, open } = visitor;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.setItem = refuse;
    Storage.prototype.getItem = refuse;
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse } });
  });
  const builder = builderPage(page, 'en');
  await open('resumeBuilder');
  await builder.ready();
  await builder.builder.getByText(builder.texts.saving.forbidden).waitFor();
  await builder.field(builder.texts.fields.basics.name).fill('Nobody');
  expect(await pdfText((await builder.downloadPdf()).bytes)).toBe('Nobody');
});

it('explains a script and fonts that do not load, and goes on once they do', async () => {
  const visitor = await service.visit('en');
  const { page, open } = visitor;
  const builder = builderPage(page, 'en');
  const { texts } = builder;
  await page.route(/resume-builder-[\w-]+\.js/, (route) =>
    /page/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await open('resumeBuilder');
  const tool = resumeBuilder(catalogFacts('en')).tool;
  await page.getByRole('alert').getByText(tool.failed).waitFor();
  await page.unrouteAll();
  await page.route(/\.ttf$/, (route) => route.abort());
  await page.getByRole('button', { name: tool.retry }).click();
  await builder.ready();
  await builder.field(texts.fields.basics.name).fill('Somebody');
  await builder.button(texts.download.action).click();
  await builder.builder.getByText(texts.download.failed).waitFor();
  await builder.button(texts.views.preview).click();
  await builder.preview.getByText(texts.preview.failed).waitFor();
  await page.unrouteAll();
  await builder.preview.getByRole('button', { name: texts.preview.retry }).click();
  await builder.preview.getByRole('img', { name: texts.preview.page(1, 1) }).waitFor();
  expect(await pdfText((await builder.downloadPdf()).bytes)).toBe('Somebody');
  // Back in the editor, what was typed is there.
  await builder.button(texts.views.edit).click();
  expect(await builder.field(texts.fields.basics.name).inputValue()).toBe('Somebody');
});

it('orders entries by dragging with the pointer', async () => {
  const visitor = await service.visit('en');
  const { page, open } = visitor;
  await page.setViewportSize({ width: 1280, height: 900 });
  const builder = builderPage(page, 'en');
  const { texts, field, button } = builder;
  await open('resumeBuilder');
  await builder.ready();
  await builder.openSection('languages');
  for (const name of ['First', 'Second', 'Third']) {
    await builder.addEntry('languages');
    await field(texts.fields.languages.language).last().fill(name);
    // Closed entries are as high as their titles.
    await builder.builder.getByRole('heading', { level: 4, name }).getByRole('button').click();
  }
  const handle = button(texts.order.handle('Third'));
  await handle.scrollIntoViewIfNeeded();
  const from = (await handle.boundingBox())!;
  const to = (await button(texts.order.handle('First')).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y, { steps: 5 });
  await page.mouse.move(to.x + to.width / 2, to.y + 5, { steps: 10 });
  await page.mouse.up();
  await expect.poll(builder.entryNames).toEqual(['Third', 'First', 'Second']);

  // Sections are ordered, hidden and removed, and the PDF follows.
  await field(texts.fields.basics.name).fill('Name');
  await builder.openSection('summary');
  await field(texts.fields.basics.summary).fill('The summary.');
  await button(texts.order.up(texts.sections.names.languages)).click();
  await button(texts.order.up(texts.sections.names.languages)).click();
  await button(texts.order.up(texts.sections.names.languages)).click();
  await button(texts.order.up(texts.sections.names.languages)).click();
  expect(await pdfText((await builder.downloadPdf()).bytes)).toBe(
    'Name Languages Third First Second Profile The summary.',
  );
  await field(texts.sections.hide).first().check();
  expect(await pdfText((await builder.downloadPdf()).bytes)).toBe('Name Profile The summary.');
  await field(texts.sections.hide).first().uncheck();
  await button(texts.sections.remove).first().click();
  expect(await pdfText((await builder.downloadPdf()).bytes)).toBe('Name Profile The summary.');
  await button(texts.undo).click();
  await expect
    .poll(async () => pdfText((await builder.downloadPdf()).bytes))
    .toContain('Languages Third First Second');
  visitor.expectNoErrors('the ordered CV');
});

it('asks which version to keep when two tabs write', async () => {
  const visitor = await service.visit('en');
  const { page, context, open } = visitor;
  const first = builderPage(page, 'en');
  const name = first.texts.fields.basics.name;
  await open('resumeBuilder');
  await first.ready();
  await first.field(name).fill('First tab');
  await first.saved();
  const other = await context.newPage();
  const second = builderPage(other, 'en');
  await other.goto(page.url());
  await second.ready();
  expect(await second.field(name).inputValue()).toBe('First tab');
  await second.field(name).fill('Second tab');
  await second.saved();

  await first.builder.getByText(first.texts.elsewhere.title).waitFor();
  await visitor.expectGoodPage('a CV that another tab has changed');
  await first.field(name).fill('First tab again');
  await page.waitForTimeout(1000);
  const stored = () => page.evaluate(() => localStorage.getItem('lichtbild-resume') ?? '');
  expect(await stored()).toContain('Second tab');
  await first.button(first.texts.elsewhere.load).click();
  await expect.poll(() => first.field(name).inputValue()).toBe('Second tab');
  // It is stored already, so the other tab has nothing to ask. What was typed here can come back.
  await page.waitForTimeout(1000);
  expect(await second.builder.getByText(second.texts.elsewhere.title).count()).toBe(0);
  await first.message(first.texts.elsewhere.shown).getByRole('button', { name: first.texts.undo }).click();
  await expect.poll(() => first.field(name).inputValue()).toBe('First tab again');
  await expect.poll(stored).toContain('First tab again');
  await second.builder.getByText(second.texts.elsewhere.title).waitFor();
  await second.button(second.texts.elsewhere.keep).click();
  await expect.poll(stored).toContain('Second tab');
});

it('offers a stored text that it cannot read as a file, and does not overwrite it', async () => {
  const visitor = await service.visit('en');
  const { page, open } = visitor;
  const builder = builderPage(page, 'en');
  const { texts, button, field } = builder;
  await open('resumeBuilder');
  await builder.ready();
  await page.evaluate(() => localStorage.setItem('lichtbild-resume', '{"resume":'));
  await page.reload();
  await builder.ready();
  await field(texts.fields.basics.name).fill('Somebody');
  await builder.saved();
  await page.reload();
  await builder.ready();
  expect(await field(texts.fields.basics.name).inputValue()).toBe('Somebody');
  await visitor.expectGoodPage('a stored text that cannot be read');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(texts.saving.saveUnreadable).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe('{"resume":');
  await button(texts.saving.deleteUnreadable).click();
  await page.reload();
  await builder.ready();
  expect(await builder.builder.getByText(texts.saving.unreadable).count()).toBe(0);
});

it('does not take an unfinished end date for none', async () => {
  const { page, open } = await service.visit('en');
  const builder = builderPage(page, 'en');
  const { texts } = builder;
  await open('resumeBuilder');
  await builder.ready();
  await builder.openSection('work');
  await builder.addEntry('work');
  await builder.field(texts.fields.work.position).fill('Job');
  const date = (label: string) => builder.builder.getByRole('group', { name: label });
  const end = date(texts.fields.work.endDate);
  const printed = async () => pdfText((await builder.downloadPdf()).bytes);
  const wrong = end.getByText(texts.date.wrongYear);
  await date(texts.fields.work.startDate).getByLabel(texts.date.year).fill('2019');
  expect(await printed()).toContain('2019 – present');
  // A month without a year, and the focus elsewhere.
  await end.getByLabel(texts.date.month).focus();
  await end.getByLabel(texts.date.month).selectOption('03');
  expect(await printed()).not.toContain('present');
  await wrong.waitFor();
  await end.getByLabel(texts.date.year).fill('20');
  expect(await wrong.count()).toBe(0);
  await builder.field(texts.fields.work.position).focus();
  await wrong.waitFor();
  expect(await printed()).not.toContain('present');
  await builder.saved();
  await page.reload();
  await builder.ready();
  await builder.openSection('work');
  await builder.builder.getByRole('heading', { level: 4, name: 'Job' }).getByRole('button').click();
  expect(await end.getByLabel(texts.date.year).inputValue()).toBe('20');
  await wrong.waitFor();
  await end.getByLabel(texts.date.year).fill('2021');
  await expect.poll(printed).toContain('2019 – Mar 2021');
  // The last date stays until the next one is complete.
  await end.getByLabel(texts.date.year).fill('202');
  expect(await printed()).toContain('2019 – Mar 2021');
});

it('says what is missing without scripts', async () => {
  const context = await service.browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${service.lichtbild.url}/resume-builder`);
  // No text locator finds the content of <noscript>; innerText has it only where it is rendered.
  expect(await page.locator('main noscript').innerText()).toBe(
    resumeBuilder(catalogFacts('en')).tool.noScript,
  );
  await context.close();
});
