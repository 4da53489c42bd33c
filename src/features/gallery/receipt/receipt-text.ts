import type { Language } from '../../../catalog/languages.ts';
import { formatMoment } from '../../../i18n/day.ts';
import { receiptTexts } from '../../../i18n/receipt/index.ts';
import type { DeletionReceiptView } from '../gallery-view.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

export interface ReceiptLine {
  readonly kind: string;
  readonly amount: string;
}

/**
 * Returns one line for each kind of erased data, in the order of the texts. A kind that has no text appears under its own name
 * at the end.
 */
export function receiptLines(
  receipt: Pick<DeletionReceiptView, 'erased'>,
  language: Language,
): readonly ReceiptLine[] {
  const kindNames: Readonly<Record<string, string>> = receiptTexts[language].kinds;
  const known = Object.keys(kindNames).filter((kind) => Object.hasOwn(receipt.erased, kind));
  const unknown = Object.keys(receipt.erased).filter((kind) => !Object.hasOwn(kindNames, kind));
  return [...known, ...unknown]
    .map((kind) => ({ kind, count: receipt.erased[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({
      kind: kindNames[kind] ?? kind,
      amount: kind === 'bytes' ? formatMegabytes(count, language) : formatCount(count, language),
    }));
}

/** Returns the receipt as the content of a plain text file. */
export function receiptAsText(receipt: DeletionReceiptView, language: Language, address: string): string {
  const texts = receiptTexts[language];
  const facts = [
    { kind: texts.number, amount: receipt.id },
    { kind: texts.erasedAt, amount: formatMoment(receipt.erasedAt, language) },
    { kind: texts.reason, amount: texts.reasons[receipt.reason] },
  ];
  const line = ({ kind, amount }: ReceiptLine) => `${kind}: ${amount}`;
  return [
    texts.heading,
    '',
    ...facts.map(line),
    '',
    texts.erased,
    ...receiptLines(receipt, language).map((erased) => `- ${line(erased)}`),
    '',
    texts.stays,
    '',
    `${texts.signature}: ${receipt.signature}`,
    address,
    '',
  ].join('\n');
}

function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count);
}

function formatMegabytes(bytes: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < BYTES_PER_MEGABYTE ? 3 : 1,
  }).format(bytes / BYTES_PER_MEGABYTE);
}
