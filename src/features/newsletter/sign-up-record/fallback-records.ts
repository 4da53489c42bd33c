import type { Language } from '../../../catalog/languages.ts';
import type { FormRefusal } from '../../../ui/form-submission/post-form.client.ts';

/**
 * A sign-up that did not reach the server (spec §3). `id` is the number under which it was sent, so the server stores it once
 * even if only its response was lost.
 */
export interface FallbackRecord {
  readonly id: string;
  /** ISO 8601. */
  readonly subscribed_at: string;
  readonly language: Language;
  readonly email: string;
  readonly [field: string]: string | number;
}

/** The key under which the browser stores them. */
export const FALLBACK_KEY = 'newsletter_fallback_subscribers';

/** A browser that is offline for long signs up only so many people. */
const MAX_RECORDS = 20;

/** Reads stored records. What other code wrote under this key is ignored. */
export function parseFallbackRecords(text: string | null): readonly FallbackRecord[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter(isFallbackRecord) : [];
}

/** Adds a record, or replaces the one of the same sign-up. */
export function addFallbackRecord(
  records: readonly FallbackRecord[],
  record: FallbackRecord,
): readonly FallbackRecord[] {
  return [...records.filter(({ id }) => id !== record.id), record].slice(-MAX_RECORDS);
}

/** Returns whether sending the same again later can succeed. */
export function isTransientRefusal(refusal: FormRefusal): boolean {
  if (refusal.kind !== 'server') return refusal.kind === 'offline';
  return refusal.status >= 500 || refusal.status === 408 || refusal.status === 429;
}

function isFallbackRecord(value: unknown): value is FallbackRecord {
  if (typeof value !== 'object' || value === null) return false;
  return ['id', 'subscribed_at', 'language', 'email'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return undefined;
  }
}
