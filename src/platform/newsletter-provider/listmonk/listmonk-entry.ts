import { z } from 'zod';

/** The key of an entry below which our attributes are, so that the operator's own ones stay apart. */
export const OUR_KEY = 'lichtbild';

const ours = z.looseObject({ id: z.string(), adopted: z.boolean().optional() });

/** A subscriber in listmonk's own words. */
export const listmonkEntry = z.object({
  id: z.int().positive(),
  email: z.string(),
  name: z.string(),
  status: z.string(),
  attribs: z.record(z.string(), z.unknown()).nullable(),
  lists: z
    .array(z.object({ id: z.int(), subscription_status: z.string() }))
    .nullable()
    .transform((lists) => lists ?? []),
});

export type ListmonkEntry = z.infer<typeof listmonkEntry>;

/** Returns our attributes of an entry; undefined when it has none. `adopted` when it existed before our subscriber. */
export function oursOf({ attribs }: ListmonkEntry): z.infer<typeof ours> | undefined {
  return ours.safeParse(attribs?.[OUR_KEY]).data;
}

/** The status of an entry on our list; undefined when it is not on it. */
export function listStatus({ lists }: ListmonkEntry, listId: number): string | undefined {
  return lists.find(({ id }) => id === listId)?.subscription_status;
}

/** The name that listmonk itself gives to somebody without one. It cannot be empty. */
export function nameOrAddress(name: string | undefined, email: string): string {
  return name || email.slice(0, email.lastIndexOf('@')).toLowerCase();
}
