import { ENDPOINTS } from '../../../page-urls.ts';
import { postForm } from '../../../ui/form-submission/post-form.client.ts';
import { storedValue, storeValues } from './browser-storage.client.ts';
import {
  addFallbackRecord,
  FALLBACK_KEY,
  type FallbackRecord,
  isTransientRefusal,
  parseFallbackRecords,
} from './fallback-records.ts';

/** The time between two tries while a page is open. */
const RETRY_MS = 60_000;

/** Stores a sign-up that did not reach the server. */
export function storeFallbackRecord(record: FallbackRecord): void {
  save(addFallbackRecord(parseFallbackRecords(storedValue(FALLBACK_KEY)), record));
  scheduleRetry();
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

/** Sends stored sign-ups when the page loads, when the browser is online again, and once a minute. Returns a function that stops it. */
export function startSendingFallbackRecords(): () => void {
  const send = () => void sendFallbackRecords();
  addEventListener('online', send);
  send();
  return () => {
    removeEventListener('online', send);
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Sends each record under its own number. A second tab may do the same at the same time; the server stores it once. */
async function sendFallbackRecords(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (const record of parseFallbackRecords(storedValue(FALLBACK_KEY))) {
    const { id, ...fields } = record;
    const response = await postForm(ENDPOINTS.newsletterSignup, { ...fields, submissionId: id });
    if (response.ok || !isTransientRefusal(response.refusal)) {
      save(parseFallbackRecords(storedValue(FALLBACK_KEY)).filter((other) => other.id !== id));
    }
  }
  isSending = false;
  scheduleRetry();
}

function scheduleRetry(): void {
  clearTimeout(timer);
  const isEmpty = parseFallbackRecords(storedValue(FALLBACK_KEY)).length === 0;
  timer = isEmpty ? undefined : setTimeout(() => void sendFallbackRecords(), RETRY_MS);
}

function save(records: readonly FallbackRecord[]): void {
  storeValues({ [FALLBACK_KEY]: records.length > 0 ? JSON.stringify(records) : null });
}
