import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Requests for a sign-in link, also of addresses that are no operator's, which get no mail. Erased after a day. */
export const operatorSignIns = pgTable('operator_sign_ins', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  /** SHA-256 of the secret in the cookie of the browser that asked. */
  browserHash: text('browser_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const operatorSessions = pgTable('operator_sessions', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  /** SHA-256 of the secret in the session's cookie. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  /** The latest time at which the expiry was postponed. */
  renewedAt: moment('renewed_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Every sign-in, export and change in the dashboard. A trigger refuses to change a row. */
export const auditEntries = pgTable('audit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  /** The operator's address. */
  operator: text('operator').notNull(),
  action: text('action').notNull(),
  /** The id of the order, shoot, mail … that the action was about. */
  subject: text('subject'),
  /** The reason that the operator typed. */
  reason: text('reason'),
  /** Facts of the action, without personal data of customers. */
  detail: jsonb('detail').$type<AuditDetail>(),
});

export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;
