import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { Command } from 'commander';
import { dkimRecord, dkimRecordName, generateDkimKey } from '../../platform/mail/dkim-key.ts';
import { senderDomain } from '../../platform/mail/sender-domain.ts';
import { isDomain, isSelector } from '../config/dkim-config.ts';
import { loadEnvFile } from '../config/load-settings.ts';
import { findProjectRoot } from '../config/project-root.ts';
import { UnusableInput } from './unusable-input.ts';
import { mailReportCommand } from './mail-report-command.ts';
import { writeOnce } from './write-once.ts';

/** A text in a DNS record consists of strings of up to this many bytes. */
const STRING_BYTES = 255;

/** `lichtbild mail …`: what an operator needs to send mails. */
export function mailCommand(): Command {
  return new Command('mail')
    .description('what you need to send mails')
    .addCommand(dkimKeyCommand())
    .addCommand(mailReportCommand());
}

function dkimKeyCommand(): Command {
  return new Command('dkim-key')
    .description('create a key that signs mails (DKIM), and print its DNS record')
    .option('--domain <domain>', 'the domain of the sender; default: that of MAIL_FROM')
    .option('--selector <name>', 'names the key in DNS; choose a new one for each new key', 'lichtbild')
    .option('--out <dir>', 'folder for the file with the private key', '.')
    .action(async (typed: { domain?: string; selector: string; out: string }) => {
      const { selector } = typed;
      const domain = domainToASCII(typed.domain ?? domainOfSettings());
      if (!isDomain(domain)) throw new UnusableInput('Name the domain of the sender with --domain.');
      if (!isSelector(selector)) throw new UnusableInput('--selector needs letters, digits and hyphens.');
      const file = resolve(typed.out, `dkim-${selector}.pem`);
      const key = await generateDkimKey();
      await writeOnce(file, key.privateKeyPem);
      process.stdout.write(instructions({ domain, selector }, file, dkimRecord(key)));
    });
}

function domainOfSettings(): string {
  loadEnvFile(findProjectRoot(import.meta.dirname));
  const from = process.env['MAIL_FROM'];
  return from ? senderDomain(from) : '';
}

function instructions(
  place: { readonly domain: string; readonly selector: string },
  file: string,
  record: string,
): string {
  const name = dkimRecordName(place);
  const strings = record.match(new RegExp(`.{1,${STRING_BYTES}}`, 'g'))!.map((text) => `"${text}"`);
  return `Publish this TXT record:

  name   ${name}
  value  ${record}

In a zone file it is one line:

${name}. IN TXT ( ${strings.join(' ')} )

As soon as it is published, add this to .env:

DKIM_DOMAIN=${place.domain}
DKIM_SELECTOR=${place.selector}
DKIM_PRIVATE_KEY_FILE=${file}

Then \`lichtbild doctor\` checks whether the record has this key.
`;
}
