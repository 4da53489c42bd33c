import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConnectionEvent } from './connection.ts';
import { watchShoot } from './watch-shoot.client.ts';

class FakeStream extends EventTarget {
  static readonly opened: FakeStream[] = [];
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  readonly url: string;
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}

const page = new EventTarget();
let heard: (ConnectionEvent | { view: unknown })[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.opened.length = 0;
  heard = [];
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ id: 'a', asked: true })),
  );
  end = watchShoot('a', {
    onView: (view) => heard.push({ view }),
    onGone: () => heard.push({ view: 'gone' }),
    onConnection: (event) => heard.push(event),
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports the shoot from the stream', () => {
  const [stream] = FakeStream.opened;
  stream?.onopen?.();
  stream?.dispatchEvent(new MessageEvent('shoot', { data: '{"id":"a"}' }));
  expect(stream?.url).toBe('/api/shoots/a/events');
  expect(heard).toEqual(['stream-connecting', 'stream-open', { view: { id: 'a' } }]);
});

it('polls while the stream is broken, and reopens it', async () => {
  FakeStream.opened[0]?.onerror?.();
  expect(FakeStream.opened[0]?.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeStream.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard.slice(-2)).toEqual([{ view: { id: 'a', asked: true } }, 'answered']);

  FakeStream.opened[1]?.onopen?.();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('waits longer after every failure', async () => {
  FakeStream.opened[0]?.onerror?.();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeStream.opened[1]?.onerror?.();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(FakeStream.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeStream.opened).toHaveLength(3);
});

it('reports that nobody answers, and that the shoot is gone', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 404 }));
  FakeStream.opened[0]?.onerror?.();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(heard.at(-1)).toBe('unanswered');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(heard.at(-1)).toEqual({ view: 'gone' });
});

it('opens a new stream at once when the network is back', () => {
  page.dispatchEvent(new Event('offline'));
  page.dispatchEvent(new Event('online'));
  expect(heard.slice(1)).toEqual(['offline', 'online', 'stream-connecting']);
  expect(FakeStream.opened.map(({ closed }) => closed)).toEqual([true, false]);
});

it('reports nothing after it was stopped', async () => {
  FakeStream.opened[0]?.onerror?.();
  end();
  const before = heard.length;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(before);
  expect(FakeStream.opened).toHaveLength(1);
});
