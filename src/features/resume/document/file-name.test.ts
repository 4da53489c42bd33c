import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  ['Łukasz Şebnem', 'CV', 'Łukasz-Şebnem-CV'],
  ['', 'Lebenslauf', 'Lebenslauf'],
  ['../a\\b:c "d"', 'CV', 'a-b-c-d-CV'],
])('%j is saved as %j', (name, word, file) => {
  expect(fileName(name, word)).toBe(file);
});
it('is not longer than file systems allow', () => {
  expect(fileName('x'.repeat(300), 'CV')).toHaveLength(80);
});
