import { expect, it } from 'vitest';
import { type DeletionReceipt, receiptText } from './deletion-receipt.ts';

const RECEIPT: DeletionReceipt = {
  shootId: 'abc',
  reason: 'owner',
  erasedAt: new Date('2026-11-21T10:00:00Z'),
  erased: { selfies: 8, headshots: 12 },
};

it('does not depend on the order of the counts', () => {
  expect(receiptText(RECEIPT)).toBe('abc\nowner\n2026-11-21T10:00:00.000Z\nheadshots=12\nselfies=8');
  expect(receiptText({ ...RECEIPT, erased: { headshots: 12, selfies: 8 } })).toBe(receiptText(RECEIPT));
});

it('differs in every field', () => {
  const others = [
    { ...RECEIPT, shootId: 'abd' },
    { ...RECEIPT, reason: 'expired' as const },
    { ...RECEIPT, erasedAt: new Date('2026-11-21T10:00:01Z') },
    { ...RECEIPT, erased: { selfies: 8, headshots: 11 } },
  ];
  expect(new Set([RECEIPT, ...others].map(receiptText)).size).toBe(5);
});
