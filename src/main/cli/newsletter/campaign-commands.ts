import { Command, Option } from 'commander';
import { LANGUAGES } from '../../../catalog/languages.ts';
import type { TypedCampaign } from './run-newsletter.ts';

const HELP = `
The file is Markdown: paragraphs, headings, lists, quotes, rules, links and images. Links begin with https://. An image comes from
PUBLIC_URL and has its size after its address: ![What it shows](https://…/image.jpg "1200x630"). HTML is not allowed.

Exit code: 0 done, 2 unusable input.`;

/** `lichtbild newsletter preview`: shows a newsletter as its readers get it. */
export function previewCommand(): Command {
  return campaignCommand('preview')
    .description('write a newsletter to a file, as its readers get it')
    .option('--out <file>', '.html for a browser, .eml for a mail program, .txt for the text', 'preview.html')
    .action(async (typed: TypedCampaign & { readonly out: string }) => {
      const { previewNewsletter } = await import('./run-newsletter.ts');
      process.stdout.write(await previewNewsletter(typed));
    });
}

/** `lichtbild newsletter test`: sends a newsletter to its author. */
export function testCommand(): Command {
  return campaignCommand('test')
    .description('send a newsletter to one address, marked as a test in its subject')
    .requiredOption('--to <address>', 'where to send it, for example to yourself')
    .action(async (typed: TypedCampaign & { readonly to: string }) => {
      const { testNewsletter } = await import('./run-newsletter.ts');
      process.stdout.write(await testNewsletter(typed));
    });
}

function campaignCommand(name: string): Command {
  return new Command(name)
    .requiredOption('--subject <text>', 'the subject, which is the headline, too')
    .requiredOption('--file <file>', 'the message, Markdown')
    .option('--preview <text>', 'the line beside the subject in a list of mails; default: the beginning')
    .option('--button <text>', 'a button below the message, with --link')
    .option('--link <address>', 'where the button leads')
    .addOption(
      new Option('--language <language>', 'of what surrounds the message').choices(LANGUAGES).default('en'),
    )
    .addHelpText('after', HELP);
}
