import { expect, it } from 'vitest';
import { audienceText } from './audience-count.tsx';

it('says who gets it, and who does not and why', () => {
  const byLanguage = { en: 1_200, de: 34, es: 0 };
  expect(audienceText({ total: 1_234, byLanguage, withoutText: 0, suppressed: 0 })).toBe(
    '1,234 people get it: 1,200 in English, 34 in German, 0 in Spanish.',
  );
  expect(audienceText({ total: 1_234, byLanguage, withoutText: 1, suppressed: 2 })).toMatch(
    /1 person does not, because there is no text in their language\. 2 people do not, because their address/,
  );
});
