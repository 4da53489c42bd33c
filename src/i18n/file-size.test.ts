import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [850, 'en', '1 KB'],
  [150_000, 'en', '150 KB'],
  [150_001, 'en', '151 KB'],
  [2_500_000, 'de', '2,5 MB'],
  [1_500_000, 'es', '1,5 MB'],
] as const)('%i bytes in %s are %s', (bytes, language, expected) => {
  expect(formatFileSize(bytes, language).replace('\u00a0', ' ')).toBe(expected);
});
