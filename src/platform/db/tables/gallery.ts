import type { Language } from '../../../catalog/languages.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { headshots, shoots, type StoredClothes } from './shoots.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Public links, each of which shows only the headshots that the owner chose. */
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
  /** The time of the latest change. */
  createdAt: moment('created_at').notNull(),
  /** The permission to publish the rating, with the text that was agreed to; null without one. */
  permittedAt: moment('permitted_at'),
  permissionText: text('permission_text'),
  /** True if the permission covers the first name. */
  showsName: boolean('shows_name').notNull().default(false),
  /** Null until an operator publishes the rating, and again when its author changes it. */
  publishedAt: moment('published_at'),
});

/** Counts the owner's visits to a gallery and their downloads. Erased with the gallery. */
export const galleryVisits = pgTable('gallery_visits', {
  shootId: text('shoot_id')
    .primaryKey()
    .references(() => shoots.id, { onDelete: 'cascade' }),
  /** Page views with a pause between them (`VISIT_PAUSE_MS`). */
  visits: integer('visits').notNull(),
  firstVisitAt: moment('first_visit_at'),
  lastVisitAt: moment('last_visit_at'),
  downloads: integer('downloads').notNull(),
  lastDownloadAt: moment('last_download_at'),
});

/** Requests for the gallery links of an address. A row is deleted once the worker has looked for the galleries. */
export const galleryLinkRequests = pgTable('gallery_link_requests', {
  submissionId: text('submission_id').primaryKey(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export type RemakeState = 'requested' | 'rendering' | 'ready' | 'failed' | 'kept' | 'dropped';

/** The columns of a headshot that are replaced when its owner chooses a remake. */
export type StoredHeadshot = Pick<
  typeof headshots.$inferSelect,
  'storageKey' | 'widthPx' | 'heightPx' | 'bytes' | 'likeness' | 'measures' | 'perceptualHash' | 'elapsedMs'
>;

/** Requests to make a delivered headshot again in other clothes. */
export const headshotRemakes = pgTable(
  'headshot_remakes',
  {
    /** 128 random bits, base64url. */
    id: text('id').primaryKey(),
    shootId: text('shoot_id').notNull(),
    number: integer('number').notNull(),
    /** Null for the person's own clothes. */
    clothes: jsonb('clothes').$type<StoredClothes>(),
    state: text('state').$type<RemakeState>().notNull().default('requested'),
    /** The new version until its owner has chosen; afterwards it belongs to the headshot or is erased. */
    picture: jsonb('picture').$type<StoredHeadshot>(),
    /** The reason of a failure, a RemakeFailure of the gallery. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.shootId, table.number],
      foreignColumns: [headshots.shootId, headshots.number],
    }).onDelete('cascade'),
    index('headshot_remakes_of_shoot').on(table.shootId, table.number, table.createdAt),
    uniqueIndex('headshot_remakes_one_open')
      .on(table.shootId, table.number)
      .where(sql`state in ('requested', 'rendering', 'ready')`),
  ],
);
