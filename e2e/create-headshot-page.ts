import type { Locator, Page } from 'playwright-core';
import type { Language } from '../src/catalog/languages.ts';
import type { StyleId } from '../src/base/style-ids.ts';
import { catalogFacts } from '../src/i18n/catalog-facts.ts';
import { createHeadshotTexts } from '../src/i18n/create-headshot/index.ts';
import { createPageTexts } from '../src/i18n/create-page/index.ts';
import { packagesTexts } from '../src/i18n/packages/index.ts';
import { selfieReasonsTexts } from '../src/i18n/selfie-reasons/index.ts';
import { stylesTexts } from '../src/i18n/styles/index.ts';
import type { RejectReason } from '../src/imaging/selfie.ts';
import { dropFiles } from './drop-files.ts';
import { sandboxOverlay } from './sandbox-overlay.ts';

/** Page object of /create-headshot, which finds controls by their texts in this language. */
export function createHeadshotPage(page: Page, language: Language) {
  const texts = createHeadshotTexts[language];
  const styleNames = stylesTexts[language];
  const tiles = page.getByRole('list', { name: texts.selfies.selfiesLabel }).getByRole('figure');

  const pickButton = page.getByLabel(new RegExp(`^(${texts.selfies.pick}|${texts.selfies.pickMore})$`));

  return {
    ...sandboxOverlay(page, language),
    texts,
    tiles,
    tile: (status: string): Locator => tiles.filter({ hasText: status }),
    /** The tiles of usable selfies: good ones, and those with a caution, overruled or not. */
    accepted: tiles.filter({
      hasText: new RegExp([texts.selfies.accepted, texts.selfies.cautioned, texts.selfies.wanted].join('|')),
    }),
    checking: tiles.filter({ hasText: texts.selfies.checking }),
    heading: page.getByRole('heading', {
      level: 1,
      name: createPageTexts[language](catalogFacts(language)).heading,
    }),

    /** @param meanwhile what happens while the person looks for the photos */
    async pick(files: readonly string[], meanwhile?: () => Promise<void>): Promise<void> {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pickButton.click()]);
      await meanwhile?.();
      await chooser.setFiles([...files]);
    },

    /** Drops files on the button, which is inside the drop zone. A phone shows no invitation to drop, but accepts files. */
    drop: (files: readonly string[]): Promise<void> => dropFiles(pickButton, files),

    reason(tile: Locator, reason: RejectReason): { readonly why: Locator; readonly fix: Locator } {
      const words = selfieReasonsTexts[language][reason];
      return { why: tile.getByText(words.why), fix: tile.getByText(words.fix) };
    },

    /** The counter. Its text begins with the number of usable selfies, cautioned ones included. */
    counter: (accepted: number): Locator =>
      page
        .locator('#selfies')
        .getByRole('status')
        .getByText(new RegExp(`^${accepted}\\b`)),

    async remove(number: number): Promise<void> {
      await page.getByRole('button', { name: texts.selfies.remove(number), exact: true }).click();
    },

    /** The preview in the person's own clothes. */
    preview: (style: StyleId): Locator =>
      page.getByRole('img', { name: texts.preview.alt(styleNames[style].name), exact: true }),

    async requestPreview(style: StyleId): Promise<void> {
      await page
        .getByRole('group', { name: texts.preview.style })
        .getByRole('radio', { name: styleNames[style].name })
        .check({ force: true });
    },

    async chooseBasic(style: StyleId): Promise<void> {
      await page.getByRole('radio', { name: packagesTexts[language].names.basic }).check({ force: true });
      await this.chooseStyle(style);
    },

    /** Chooses the only style of a package that has one. */
    async chooseStyle(style: StyleId): Promise<void> {
      await page
        .getByRole('group', { name: texts.choice.styles })
        .getByRole('radio', { name: styleNames[style].name })
        .check({ force: true });
    },

    firstName: page.getByLabel(texts.customer.firstName, { exact: true }),
    email: page.getByLabel(texts.customer.email, { exact: true }),

    async fillCustomer(firstName: string, email: string): Promise<void> {
      await this.firstName.fill(firstName);
      await this.email.fill(email);
    },

    async tickConsents(): Promise<void> {
      for (const consent of ['terms', 'likeness', 'startBeforeWithdrawalEnds'] as const) {
        await page.getByRole('checkbox', { name: texts.customer[consent] }).check({ force: true });
      }
    },

    orderButton: page.locator('#pay').getByRole('button'),

    paymentAlert: (what: 'declined' | 'closed'): Locator =>
      page.getByRole('alert').getByText(texts.pay[what]),
  };
}
