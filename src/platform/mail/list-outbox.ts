import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const outboxEntry = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.coerce.date(),
});

/** One mail of the outbox. `name` identifies it to `readOutboxHtml`. */
export type OutboxEntry = z.infer<typeof outboxEntry> & { readonly name: string };

/** Lists the mails in the outbox folder, newest first. */
export async function listOutbox(folder: string): Promise<readonly OutboxEntry[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const entries = await Promise.all(
    names
      .filter((name) => /^[0-9a-f]{32}\.json$/.test(name))
      .map(async (name) => ({
        ...outboxEntry.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
        name: name.slice(0, -'.json'.length),
      })),
  );
  return entries.sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
}

/** Reads the HTML of a mail; returns undefined when there is none. `name` may come from a URL. */
export async function readOutboxHtml(folder: string, name: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{32}$/.test(name)) return undefined;
  return readFile(join(folder, `${name}.html`), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
