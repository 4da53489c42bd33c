import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Opens another document: the storage stays, the memory does not. */
async function openDocument() {
  vi.resetModules();
  return import('./reported-refunds.client.ts');
}

const values = new Map<string, string>();
beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('remembers each order for later visits of somebody who agreed', async () => {
  const first = await openDocument();
  expect(first.isRefundReported('order-1')).toBe(false);
  first.rememberRefundReport('order-1', true);
  const second = await openDocument();
  expect(second.isRefundReported('order-1')).toBe(true);
  expect(second.isRefundReported('order-2')).toBe(false);
  expect([...values.keys()]).toEqual(['lichtbild-refund-order-1']);
});

it('stores nothing for anybody else, but reports once in a document', async () => {
  const first = await openDocument();
  first.rememberRefundReport('order-1', false);
  expect(first.isRefundReported('order-1')).toBe(true);
  expect(values.size).toBe(0);
  expect((await openDocument()).isRefundReported('order-1')).toBe(false);
});

it('ignores that the browser refuses storage', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { isRefundReported, rememberRefundReport } = await openDocument();
  expect(isRefundReported('order-1')).toBe(false);
  rememberRefundReport('order-1', true);
  expect(isRefundReported('order-1')).toBe(true);
});
