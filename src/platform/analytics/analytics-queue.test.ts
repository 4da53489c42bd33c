import { expect, it } from 'vitest';
import type { Consent } from '../../catalog/consent.ts';
import type { TrackedEvent } from './analytics-events.client.ts';
import {
  type AnalyticsQueue,
  choose,
  EMPTY_QUEUE,
  MAX_WAITING,
  type QueueAction,
  raise,
} from './analytics-queue.ts';

const event = (path: string): TrackedEvent => ({
  name: 'page-view',
  payload: { title: '', path },
  timestamp: '2026-11-27T12:00:00.000Z',
});
const consent = (analytics: boolean, marketing: boolean): Consent => ({
  essential: true,
  analytics,
  marketing,
});
/** Runs events and choices, and returns what each category received and whether it was started, in order. */
function run(...steps: (string | Consent)[]) {
  let queue: AnalyticsQueue = EMPTY_QUEUE;
  const actions: QueueAction[] = [];
  for (const step of steps) {
    const done = typeof step === 'string' ? raise(queue, event(step)) : choose(queue, step);
    queue = done.queue;
    actions.push(...done.actions);
  }
  const of = (wanted: string) =>
    actions.flatMap((action) => {
      if (action.type === 'consent' || action.category !== wanted) return [];
      return action.type === 'send'
        ? [(action.event.payload as { path: string }).path]
        : [`<${action.type}>`];
    });
  return {
    queue,
    actions,
    essential: of('essential'),
    analytics: of('analytics'),
    marketing: of('marketing'),
  };
}

it('sends only to the essential category before the choice', () => {
  expect(run('a', 'b')).toMatchObject({ essential: ['a', 'b'], analytics: [], marketing: [] });
});

it('replays in order what waited, and sends what follows, to each granted category', () => {
  expect(run('a', 'b', consent(true, true), 'c')).toMatchObject({
    essential: ['a', 'b', 'c'],
    analytics: ['<start>', 'a', 'b', 'c'],
    marketing: ['<start>', 'a', 'b', 'c'],
  });
});

it('reports the choice before it starts anything', () => {
  const { actions } = run('a', consent(true, false));
  expect(actions.map(({ type }) => type)).toEqual(['send', 'consent', 'start', 'send', 'stop']);
});

it('never sends an event of a refused category, also after a later consent', () => {
  expect(run('a', consent(true, false), 'b', consent(true, true), 'c')).toMatchObject({
    essential: ['a', 'b', 'c'],
    analytics: ['<start>', 'a', 'b', '<start>', 'c'],
    marketing: ['<stop>', '<start>', 'c'],
  });
  const refused = run('a', consent(false, false), 'b');
  expect(refused).toMatchObject({ analytics: ['<stop>'], marketing: ['<stop>'] });
  expect(refused.queue.waiting).toEqual([]);
});

it('stops sending after a withdrawal, and sends nothing twice after a change of mind', () => {
  const { analytics } = run(consent(true, true), 'a', consent(false, false), 'b', consent(true, true), 'c');
  expect(analytics).toEqual(['<start>', 'a', '<stop>', '<start>', 'c']);
});

it('keeps only the newest events while nobody chooses', () => {
  const paths = Array.from({ length: MAX_WAITING + 2 }, (_, index) => String(index));
  const { queue, analytics } = run(...paths, consent(true, false));
  expect(analytics).toEqual(['<start>', ...paths.slice(2)]);
  expect(queue.waiting).toEqual([]);
  expect(run(...paths).queue.waiting).toHaveLength(MAX_WAITING);
});

it('sends events about photos to nobody else, whatever the visitor has chosen', () => {
  const refused: TrackedEvent = { name: 'selfie-refused', payload: { reason: 'too-dark' }, timestamp: '' };
  const own = [{ type: 'send', category: 'essential', event: refused }];
  expect(raise(EMPTY_QUEUE, refused)).toEqual({ queue: EMPTY_QUEUE, actions: own });
  const { queue } = choose(EMPTY_QUEUE, consent(true, true));
  expect(raise(queue, refused).actions).toEqual(own);
});
