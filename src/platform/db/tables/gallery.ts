import type { Language } from '../../../catalog/languages.ts';
import { integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { shoots } from './shoots.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A public link that shows only the pictures its owner chose. */
export const shares = pgTable('shares', {
  /** 128 random bits, base64url. */
  id: text('id').primaryKey(),
  shootId: text('shoot_id')
    .notNull()
    .references(() => shoots.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
});

export const sharedHeadshots = pgTable(
  'shared_headshots',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.number] })],
);

export const ratings = pgTable('ratings', {
  shootId: text('shoot_id')
    .primaryKey()
    .references(() => shoots.id, { onDelete: 'cascade' }),
  stars: smallint('stars').notNull(),
  comment: text('comment'),
  createdAt: moment('created_at').notNull(),
});

/** Requests for the gallery links of an address. A row is deleted once the worker has looked for the galleries. */
export const galleryLinkRequests = pgTable('gallery_link_requests', {
  submissionId: text('submission_id').primaryKey(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: moment('created_at').notNull(),
});
