import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';
import type { CompanySize, LeadKind, LeadSource } from '../../../catalog/lead-choices.ts';

/** Requests for an offer, erased by their age. */
export const leads = pgTable('leads', {
  id: text('id').primaryKey(),
  /** Made by the browser: a form that is sent twice is one lead. */
  submissionId: text('submission_id').notNull().unique(),
  kind: text('kind').$type<LeadKind>().notNull(),
  language: text('language').$type<Language>().notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text('company'),
  companySize: text('company_size').$type<CompanySize>(),
  headshots: integer('headshots'),
  /** Of a white-label lead: what the service is wanted for. */
  message: text('message'),
  source: text('source').$type<LeadSource>(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
