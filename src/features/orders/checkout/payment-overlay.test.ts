import { afterEach, expect, it, vi } from 'vitest';
import { onReturn } from './payment-overlay.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('calls back when the page returns from the back/forward cache, until it is ended', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const callback = vi.fn();
  const end = onReturn(callback);
  show(false);
  expect(callback).not.toHaveBeenCalled();
  show(true);
  expect(callback).toHaveBeenCalledTimes(1);
  end();
  show(true);
  expect(callback).toHaveBeenCalledTimes(1);
});
