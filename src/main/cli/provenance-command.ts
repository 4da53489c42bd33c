import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import {
  readContentCredentials,
  type ContentCredentials,
} from '../../platform/provenance/c2pa/read-content-credentials.ts';
import { ProvenanceError } from '../../platform/provenance/provenance.ts';
import { UnusableInput } from './unusable-input.ts';
import { writeOnce } from './write-once.ts';

/** `lichtbild provenance …`: content credentials in images (C2PA). */
export function provenanceCommand(): Command {
  return new Command('provenance')
    .description('content credentials in images: signed statements of how they were made (C2PA)')
    .addCommand(verifyCommand())
    .addCommand(certificateCommand());
}

const STATE_TEXTS: Readonly<Record<ContentCredentials['state'], string>> = {
  trusted: 'unchanged, signed by an authority you trust',
  valid: 'unchanged, signed by nobody on your list',
  invalid: 'CHANGED, or its signature is invalid',
};

function verifyCommand(): Command {
  return new Command('verify')
    .description('read and verify the content credentials of images')
    .argument('<picture...>', 'JPEG, PNG, WebP or AVIF')
    .option('--trust <file>', 'certificates of the authorities to trust, PEM')
    .option('--json', 'print the findings as JSON')
    .addHelpText(
      'after',
      '\nExit code: 0 all are unchanged, 1 one is changed or has no credentials, 2 unusable input.',
    )
    .action(async (files: string[], { trust, json }: { trust?: string; json?: boolean }) => {
      const trusted = trust === undefined ? undefined : (await readBytes(trust)).toString();
      const findings = [];
      for (const file of files) findings.push({ file, ...(await verify(file, trusted)) });
      process.stdout.write(
        json ? `${JSON.stringify(findings, null, 2)}\n` : findings.map(findingText).join(''),
      );
      if (findings.some(({ state }) => state === 'none' || state === 'invalid')) process.exitCode = 1;
    });
}

type Finding = (ContentCredentials | { readonly state: 'none' }) & { readonly file: string };

async function verify(
  file: string,
  trusted: string | undefined,
): Promise<ContentCredentials | { state: 'none' }> {
  const picture = await readBytes(file);
  try {
    return (await readContentCredentials(picture, trusted)) ?? { state: 'none' };
  } catch (error) {
    if (!(error instanceof ProvenanceError)) throw error;
    throw new UnusableInput(`${file}: ${error.message} (${String(error.cause)}).`);
  }
}

function findingText(finding: Finding): string {
  if (finding.state === 'none') return `${finding.file}: contains no content credentials\n`;
  const { file, state, failures, signer, stampedAt, software, actions } = finding;
  const lines = [
    `${file}: ${STATE_TEXTS[state]}${failures.length > 0 ? ` (${failures.join(', ')})` : ''}`,
    `  signed by  ${signer ?? 'unknown'}${stampedAt ? `, time-stamped ${stampedAt}` : ''}`,
    `  made with  ${software ?? 'unknown'}`,
    ...actions.map(
      ({ action, digitalSourceType }) =>
        `  ${action.replace('c2pa.', '').padEnd(10)} ${digitalSourceType?.split('/').at(-1) ?? ''}`,
    ),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function certificateCommand(): Command {
  return new Command('certificate')
    .description('create a certificate for trying out signing; nobody else trusts it')
    .option('--out <dir>', 'folder for certificate.pem, key.pem and authority.pem', '.')
    .action(async ({ out }: { out: string }) => {
      // Imported only here, because its X.509 library would delay the start of every other command.
      const { makeDevCertificate } = await import('../../platform/provenance/dev-certificate.ts');
      const made = await makeDevCertificate(new Date());
      const files = {
        'key.pem': made.privateKeyPem,
        'certificate.pem': made.certificatePem,
        'authority.pem': made.authorityPem,
      };
      for (const [name, content] of Object.entries(files)) await writeOnce(resolve(out, name), content);
      process.stdout.write(
        `Add this to .env:\n\n` +
          `C2PA_CERTIFICATE_FILE=${resolve(out, 'certificate.pem')}\n` +
          `C2PA_PRIVATE_KEY_FILE=${resolve(out, 'key.pem')}\n\n` +
          `Verify images: lichtbild provenance verify --trust ${resolve(out, 'authority.pem')} PICTURE\n`,
      );
    });
}

async function readBytes(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw new UnusableInput(`${file} cannot be read (${codeOf(error)}).`);
  });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown error';
}
