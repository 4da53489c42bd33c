import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Language } from '../../../catalog/languages.ts';
import { type Campaign, readCampaignInput } from '../../../features/newsletter/campaign/campaign.ts';
import { composeCampaignMail } from '../../../features/newsletter/campaign/compose-campaign-mail.ts';
import { newsletterMailsTexts } from '../../../i18n/newsletter-mails/index.ts';
import { createHmacCapabilities } from '../../../platform/capability/hmac-capabilities.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { randomIds } from '../../../platform/ids/ids.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';
import { type Mail, MailError } from '../../../platform/mail/mailer.ts';
import { renderMessage } from '../../../platform/mail/render-message.ts';
import { createMailer } from '../../adapters/create-mailer.ts';
import { loadAppSecrets } from '../../config/app-secret.ts';
import { loadSettings, type Settings } from '../../config/load-settings.ts';
import { UnusableInput } from '../unusable-input.ts';
import { campaignProblemText } from './campaign-problem-text.ts';

/** The options of a command about one newsletter. */
export interface TypedCampaign {
  readonly subject: string;
  readonly file: string;
  readonly language: Language;
  readonly preview?: string;
  readonly button?: string;
  readonly link?: string;
}

/** Writes a newsletter to a file. Returns what to print. */
export async function previewNewsletter({
  out,
  ...typed
}: TypedCampaign & { readonly out: string }): Promise<string> {
  const settings = loadSettings();
  const mail = await composeFor(settings, await readTyped(typed, settings), 'you@example.org');
  const content = await contentFor(out, mail, settings);
  await writeFile(out, content).catch((error: unknown) => {
    throw new UnusableInput(`${out} cannot be written (${codeOf(error)}): name another file with --out.`);
  });
  return `${out} has the newsletter.\n`;
}

/** Sends a newsletter to one address. Returns what to print. */
export async function testNewsletter({
  to,
  ...typed
}: TypedCampaign & { readonly to: string }): Promise<string> {
  if (!isEmailAddress(to)) throw new UnusableInput('--to needs one email address.');
  const settings = loadSettings();
  const campaign = await readTyped(typed, settings);
  const subject = newsletterMailsTexts[campaign.language].testSubject(campaign.subject);
  await send({ ...(await composeFor(settings, campaign, to)), subject }, settings);
  const { mail } = settings.config;
  return `The newsletter was ${mail.kind === 'outbox' ? `stored in ${mail.folder}` : `sent to ${to}`}.\n`;
}

async function readTyped(typed: TypedCampaign, settings: Settings): Promise<Campaign> {
  const { button: text, link: url, file } = typed;
  if ((text === undefined) !== (url === undefined))
    throw new UnusableInput('Give a button both --button and --link.');
  const message = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UnusableInput(`${file} cannot be read (${codeOf(error)}).`);
  });
  const button = text === undefined || url === undefined ? undefined : { text, url };
  const read = readCampaignInput({ ...typed, message, button }, settings.config.web.publicUrl);
  if (!read.ok) throw new UnusableInput(read.problems.map(campaignProblemText).join('\n'));
  return read.campaign;
}

/** Composes the mail to a subscriber who does not exist, so that its links to unsubscribe work and end nobody's subscription. */
async function composeFor({ config }: Settings, campaign: Campaign, email: string): Promise<Mail> {
  const ports = {
    capabilities: createHmacCapabilities(await loadAppSecrets(config.secret)),
    settings: { publicUrl: config.web.publicUrl, imprint: config.imprint },
  };
  const reader = { id: randomIds.newId(), email, confirmedAt: systemClock.now() };
  const {
    recipient: to,
    replyTo,
    headers,
    subject,
    html,
    text,
  } = await composeCampaignMail(ports, campaign, reader);
  return { id: `newsletter-test:${reader.id}`, to, replyTo, headers, subject, html, text };
}

async function contentFor(out: string, mail: Mail, { config }: Settings): Promise<string | Buffer> {
  switch (extname(out).toLowerCase()) {
    case '.html':
      return mail.html;
    case '.txt':
      return mail.text;
    case '.eml':
      return renderMessage(mail, config.mail.from);
    default:
      throw new UnusableInput('--out has to end with .html, .eml or .txt.');
  }
}

async function send(mail: Mail, { config }: Settings): Promise<void> {
  const { mailer, close } = createMailer(config.mail);
  try {
    await mailer.send(mail);
  } catch (error) {
    if (error instanceof MailError) throw new UnusableInput(error.message);
    throw error;
  } finally {
    close();
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown error';
}
