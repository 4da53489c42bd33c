import type { StyleId } from '../../../base/style-ids.ts';
import type { DyeId, GarmentId } from '../../../catalog/garments.ts';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Example pictures that an operator has hidden from the pages. */
export const hiddenExamples = pgTable('hidden_examples', {
  id: text('id').primaryKey(),
  hiddenAt: timestamp('hidden_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Pairs of example pictures that an operator has added to those of the catalog. */
export const addedExamples = pgTable('added_examples', {
  /** The id of the pair, as in the manifest. */
  id: text('id').primaryKey(),
  /** The id of a portrait of the catalog. */
  portrait: text('portrait').notNull(),
  style: text('style').$type<StyleId>().notNull(),
  scene: text('scene').notNull(),
  /** A garment of the catalog; null for the person's own clothes. */
  garment: text('garment').$type<GarmentId>(),
  dye: text('dye').$type<DyeId>(),
  addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
});
