import { ENDPOINTS } from '../../page-urls.ts';
import type { Sink } from '../../platform/analytics/sink.ts';
import type { TrackedEvent } from '../../platform/analytics/analytics-events.client.ts';
import { type CountedEvent, countedEvent, MAX_EVENTS, type PageOf } from './counted-event.ts';
import { visitSource, type VisitStep, visitStepOf } from './visit-steps.ts';

const SEND_AFTER_MS = 2_000;

/**
 * Our own counter. It needs no consent: it stores nothing in the browser, reads nothing from it, and what it sends says nothing
 * about the visitor (decision 050). Events are sent together, and at the latest when the page is left.
 */
export function createCounterSink(pageOf: PageOf): Sink {
  const source = visitSource(location.href, document.referrer);
  const steps = new Set<VisitStep>();
  let unsent: CountedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unsent.length === 0) return;
    post({ language: document.documentElement.lang, events: unsent });
    unsent = [];
  };
  /** Each step counts once in the life of a document. A visit that begins at a later step has arrived, too. */
  const newSteps = (event: TrackedEvent): CountedEvent[] => {
    const step = visitStepOf(event, pageOf);
    if (!step) return [];
    const reached = (['arrived', step] as const).filter((one) => !steps.has(one));
    for (const one of reached) steps.add(one);
    return [...new Set(reached)].map((one) => ({ name: 'visit-step', detail: `${source}/${one}` }));
  };
  addEventListener('pagehide', flush);
  // Phones may end a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return {
    category: 'essential',
    send(event) {
      // One by one, because the endpoint accepts no more than this at once.
      for (const counted of [countedEvent(event, pageOf), ...newSteps(event)]) {
        unsent.push(counted);
        if (unsent.length >= MAX_EVENTS) flush();
        else timer ??= setTimeout(flush, SEND_AFTER_MS);
      }
    },
  };
}

/** A beacon is delivered even when the page is left meanwhile. A lost one is not repeated: a count is no order. */
function post(batch: { readonly language: string; readonly events: readonly CountedEvent[] }): void {
  const json = JSON.stringify(batch);
  const type = 'application/json';
  if (navigator.sendBeacon?.(ENDPOINTS.events, new Blob([json], { type }))) return;
  void fetch(ENDPOINTS.events, {
    ...{ method: 'POST', headers: { 'Content-Type': type }, body: json, keepalive: true },
  }).catch(() => undefined);
}
