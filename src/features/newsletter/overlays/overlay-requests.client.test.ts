import { afterEach, expect, it, vi } from 'vitest';
import { requestedDelayMs, requestWelcomeModal, takeWelcomeRequest } from './overlay-requests.client.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [{ detail: { delay: 250 } }, 250],
  [{ detail: { delay: 0 } }, 0],
  [{ detail: {} }, undefined],
  [{ detail: null }, undefined],
  [{}, undefined],
  [{ detail: { delay: '250' } }, undefined],
  [{ detail: { delay: -1 } }, undefined],
  [{ detail: { delay: Infinity } }, undefined],
])('%j asks for a delay of %s ms', (event, delayMs) => {
  expect(requestedDelayMs(event as unknown as Event)).toBe(delayMs);
});

it('a request for the welcome modal waits until the overlays are loaded, and is taken once', () => {
  const heard: string[] = [];
  vi.stubGlobal('dispatchEvent', (event: Event) => heard.push(event.type));
  const request = { onFailed: () => undefined };
  requestWelcomeModal(request);
  expect(heard).toEqual(['show-welcome-modal']);
  expect([takeWelcomeRequest(), takeWelcomeRequest()]).toEqual([request, undefined]);
});
