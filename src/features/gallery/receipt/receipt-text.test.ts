import { expect, it } from 'vitest';
import type { DeletionReceiptView } from '../gallery-view.ts';
import { receiptAsText, receiptLines } from './receipt-text.ts';

const receipt: DeletionReceiptView = {
  id: 'shoot-1',
  erasedAt: '2026-11-21T09:30:00Z',
  reason: 'owner',
  erased: { somethingNew: 2, bytes: 34_560_000, files: 1234, mails: 0, headshots: 12, selfies: 8 },
  signature: 'c2lnbmF0dXJl',
};

it('names every kind in the reader’s language, headshots first, and leaves out kinds of which there were none', () => {
  expect(receiptLines(receipt, 'de')).toEqual([
    { kind: 'Selfies', amount: '8' },
    { kind: 'Bewerbungsfotos', amount: '12' },
    { kind: 'Dateien insgesamt', amount: '1.234' },
    { kind: 'Datenmenge', amount: '34,6 MB' },
    { kind: 'somethingNew', amount: '2' },
  ]);
});

it('does not round a small amount of data down to zero', () => {
  expect(receiptLines({ erased: { bytes: 2_000 } }, 'en')).toEqual([
    { kind: 'Amount of data', amount: '0.002 MB' },
  ]);
});

it('the text file holds all that the page shows', () => {
  const text = receiptAsText(receipt, 'en', 'https://l.example/receipt/shoot-1?sig=c2lnbmF0dXJl');
  for (const part of [
    'shoot-1',
    'November 21, 2026',
    '09:30',
    'The owner asked',
    'Headshots: 12',
    'c2lnbmF0dXJl',
    '?sig=',
  ]) {
    expect(text).toContain(part);
  }
});
