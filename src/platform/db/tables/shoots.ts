import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';
import type { PackageId } from '../../../catalog/packages.ts';
import type { StyleId } from '../../../base/style-ids.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The states of a shoot in their order, followed by the two exceptional ones, `refunded` and `failed`. */
export type ShootState =
  'draft' | 'ready_to_pay' | 'paid' | 'rendering' | 'delivered' | 'expired' | 'refunded' | 'failed';

/** The time at which the visitor ticked each box. The text they saw is that of content/legal at this time. */
export interface Consents {
  readonly terms?: string;
  readonly likeness?: string;
  readonly startBeforeWithdrawalEnds?: string;
  readonly newsletter?: string;
}

/** The proof of a tick for the newsletter, whose time is among the consents. */
export interface NewsletterTick {
  readonly textShown: string;
  readonly formVersion: string;
  readonly language: Language;
  /** HMAC of the network address that ticked, with the service's secret. */
  readonly addressHash: string;
}

/** Garment and dye by their ids in the wardrobe (imaging/headshot-request.ts). */
export interface StoredClothes {
  readonly garment: string;
  readonly dye: string;
}

/** A ClothesWish of the engine. */
type StoredClothesWish = 'own' | 'business' | 'casual' | 'mix' | readonly StoredClothes[];

/** A free preview that was rendered: one image, or two of the same selfie in the same style. */
export interface MadePreview {
  readonly style: StyleId;
  readonly selfieId: string;
  /** True if there is an image in the person's own clothes. */
  readonly own: boolean;
  /** The clothes in the other image; null without one. */
  readonly dressed: StoredClothes | null;
  /** The dress code of that garment. */
  readonly dress?: 'business' | 'casual' | undefined;
  /** True if a mix leaves out the garment of `dressed`. */
  readonly onRequest?: boolean | undefined;
  /** True if no wished garment fits the selfie, but others do; default false. */
  readonly onlyOthersFit?: boolean | undefined;
  /** The wish that it was rendered for; `any` if no garment fits the selfie. */
  readonly wish?: StoredClothesWish | 'any';
}

export const shoots = pgTable('shoots', {
  /** 128 random bits, base64url; also the gallery's id. */
  id: text('id').primaryKey(),
  state: text('state').$type<ShootState>().notNull().default('draft'),
  language: text('language').$type<Language>().notNull(),
  packageId: text('package_id').$type<PackageId>(),
  styles: text('styles').array().$type<StyleId[]>().notNull(),
  /** The clothes in which the headshots should show the person. */
  clothes: jsonb('clothes').$type<StoredClothesWish>().notNull().default('mix'),
  email: text('email'),
  firstName: text('first_name'),
  consents: jsonb('consents').$type<Consents>().notNull(),
  newsletterTick: jsonb('newsletter_tick').$type<NewsletterTick>(),
  /** The seed of the plan, so that a shoot always gives the same headshots. */
  seed: integer('seed').notNull(),
  compareState: text('compare_state')
    .$type<'none' | 'queued' | 'done' | 'failed'>()
    .notNull()
    .default('none'),
  /** The time of the latest finished comparison. */
  comparedAt: moment('compared_at'),
  previewState: text('preview_state')
    .$type<'none' | 'queued' | 'ready' | 'failed'>()
    .notNull()
    .default('none'),
  previewStyle: text('preview_style').$type<StyleId>(),
  /** The selfie that the preview is requested for or was rendered from; null while it is queued for the most promising one. */
  previewSelfieId: text('preview_selfie_id'),
  /** The free previews that were rendered and not erased with their selfie. */
  previews: jsonb('previews').$type<readonly MadePreview[]>().notNull().default([]),
  /** The time at which the latest preview was rendered. */
  previewMadeAt: moment('preview_made_at'),
  /** Number of free previews charged to the draft's budget. */
  previewsMade: integer('previews_made').notNull().default(0),
  /** Whether the wanted preview is already charged, so that a retried job does not charge it again. */
  previewCharged: boolean('preview_charged').notNull().default(false),
  /** Number of the newest preview job. While `previewWaiting` is true it has not started. */
  previewTurn: integer('preview_turn').notNull().default(0),
  previewWaiting: boolean('preview_waiting').notNull().default(false),
  /** The time at which the customer asked for the headshots. A paid draft is rendered only after it. */
  startRequestedAt: moment('start_requested_at'),
  /** Number of times that the delivery found headshots missing and requested them again. */
  remakes: integer('remakes').notNull().default(0),
  /** Number of accepted selfies that this rendering has prepared. */
  preparedSelfies: integer('prepared_selfies').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  paidAt: moment('paid_at'),
  renderingAt: moment('rendering_at'),
  deliveredAt: moment('delivered_at'),
  failedAt: moment('failed_at'),
  /** The time at which everything is erased: 24 h after creation for drafts, 30 days after delivery otherwise. */
  expiresAt: moment('expires_at').notNull(),
  erasedAt: moment('erased_at'),
});

export const selfies = pgTable(
  'selfies',
  {
    id: text('id').primaryKey(),
    shootId: text('shoot_id')
      .notNull()
      .references(() => shoots.id, { onDelete: 'cascade' }),
    /** The tus upload that the selfie came from, so that a repeated finish creates no second row. */
    uploadId: text('upload_id').notNull(),
    position: integer('position').notNull(),
    state: text('state').$type<'checking' | 'accepted' | 'rejected'>().notNull().default('checking'),
    reasons: text('reasons').array().notNull(),
    /** The reasons why an accepted selfie is not a good one, as SelfieCautions of the engine. */
    cautions: text('cautions').array().notNull().default([]),
    /** True if the customer wants headshots of it in spite of its cautions. */
    isWantedAnyway: boolean('is_wanted_anyway').notNull().default(false),
    /** The reason why no garment fits, a DressingRefusal of the engine; null if one fits or none was tried yet. */
    dressing: text('dressing'),
    /** SelfieMeasures of the engine: geometry and light, nothing biometric. */
    measures: jsonb('measures'),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    createdAt: moment('created_at').notNull(),
    /** The time at which its check ended. */
    checkedAt: moment('checked_at'),
  },
  (table) => [unique('selfies_upload_once').on(table.shootId, table.uploadId)],
);

/** The parts of a headshot's request that no other column contains. With them the same headshot can be rendered again. */
export interface StoredArrangement {
  readonly framing: 'tight' | 'classic' | 'wide';
  readonly variation: number;
  readonly seed: number;
}

export const headshots = pgTable(
  'headshots',
  {
    shootId: text('shoot_id')
      .notNull()
      .references(() => shoots.id, { onDelete: 'cascade' }),
    /** 1 … headshotCount of the package. */
    number: integer('number').notNull(),
    /** The headshot's rank as the buyer sees it, fixed at the delivery; 1 is the best. */
    position: integer('position'),
    style: text('style').$type<StyleId>().notNull(),
    scene: text('scene').notNull(),
    treatment: text('treatment').$type<'colour' | 'black-and-white'>().notNull().default('colour'),
    /** The clothes in the headshot; null for the person's own. */
    clothes: jsonb('clothes').$type<StoredClothes>(),
    selfieId: text('selfie_id').notNull(),
    storageKey: text('storage_key').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    bytes: integer('bytes').notNull(),
    likeness: real('likeness').notNull(),
    /** HeadshotMeasures of the engine. */
    measures: jsonb('measures').notNull(),
    perceptualHash: text('perceptual_hash').notNull(),
    elapsedMs: integer('elapsed_ms').notNull(),
    createdAt: moment('created_at').notNull(),
    favourite: boolean('favourite').notNull().default(false),
    /** Null for headshots rendered before it was stored. */
    arrangement: jsonb('arrangement').$type<StoredArrangement>(),
  },
  (table) => [
    primaryKey({ columns: [table.shootId, table.number] }),
    uniqueIndex('headshots_by_position').on(table.shootId, table.position),
  ],
);

/** Signed records of what was erased with a shoot and when. They contain no personal data. */
export const deletionReceipts = pgTable('deletion_receipts', {
  shootId: text('shoot_id').primaryKey(),
  reason: text('reason').$type<'expired' | 'owner' | 'operator' | 'draft-abandoned' | 'refunded'>().notNull(),
  erasedAt: moment('erased_at').notNull(),
  /** Counts by kind: selfies, headshots, previews, files, bytes, rows. */
  erased: jsonb('erased').$type<Readonly<Record<string, number>>>().notNull(),
  signature: text('signature').notNull(),
});
