import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dashboardPath } from '../../src/dashboard-urls.ts';
import { listOutbox } from '../../src/platform/mail/list-outbox.ts';
import type { Lichtbild } from '../lichtbild.ts';
import type { SharedService } from '../shared-service.ts';
import type { Visitor } from '../visitor.ts';

export const OWNER = 'owner@example.org';
export const SUPPORT = 'support@example.org';
/** The settings of a service with these operators. */
export const OPERATORS = { OPERATOR_EMAILS: OWNER, SUPPORT_EMAILS: SUPPORT } as const;

/** Waits for the latest sign-in link to an address that is not in `known`. */
export async function mailedSignInLink(
  lichtbild: Lichtbild,
  address: string,
  known: ReadonlySet<string> = new Set(),
): Promise<string> {
  const deadlineMs = performance.now() + 30_000;
  for (;;) {
    const mails = await listOutbox(path.join(lichtbild.dataDir, 'outbox'));
    const links = mails
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => text.match(/http\S+\/dashboard\/sign-in\/[\w-]+/) ?? []);
    const link = links.find((found) => !known.has(found));
    if (link) return link;
    if (performance.now() > deadlineMs) throw new Error(`no sign-in link to ${address}`);
    await sleep(100);
  }
}

/** Signs an operator in by the buttons on the screen. The visitor's page is then the overview. */
export async function signIn(
  service: SharedService,
  visitor: Visitor,
  address: string = OWNER,
): Promise<void> {
  const { page } = visitor;
  const mails = await listOutbox(path.join(service.lichtbild.dataDir, 'outbox'));
  const known = new Set(mails.flatMap(({ text }) => text.match(/http\S+\/dashboard\/sign-in\/[\w-]+/) ?? []));
  await page.goto(service.lichtbild.url + dashboardPath('overview'));
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('a link is on its way').waitFor();
  await page.goto(await mailedSignInLink(service.lichtbild, address, known));
  await page.getByRole('button', { name: 'Sign in to the dashboard' }).click();
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
}

/** Returns the address of the service's own database. */
export async function databaseUrlOf(lichtbild: Lichtbild): Promise<string> {
  const file = path.join(lichtbild.dataDir, 'postgres.json');
  const { port, password } = JSON.parse(await readFile(file, 'utf8')) as { port: number; password: string };
  return `postgres://lichtbild:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}
