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

/** One mail of the outbox; `name` asks for its HTML. */
export type OutboxEntry = z.infer<typeof outboxEntry> & { readonly name: string };

/** The mails in the outbox folder, newest first; none when nothing was ever sent. */
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

/** The HTML of one mail; undefined when there is no such mail. `name` may come from a URL. */
export async function readOutboxHtml(folder: string, name: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{32}$/.test(name)) return undefined;
  return readFile(join(folder, `${name}.html`), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
