import { expect, it } from 'vitest';
import { MIRA, openNewsletter } from '../../../../test/newsletter-bench.ts';
import type { Language } from '../../../catalog/languages.ts';
import { newsletterBoxTexts } from '../../../i18n/newsletter-box/index.ts';
import { newsletterErrorsTexts } from '../../../i18n/newsletter-errors/index.ts';
import { newsletterTagsTexts } from '../../../i18n/newsletter-tags/index.ts';
import { requestErrorsTexts } from '../../../i18n/request-errors/index.ts';
import { subscribers } from '../../../platform/db/tables/subscribers.ts';

type Sentence = (reason: string, language: Language) => string;
const reasonAlone: Sentence = (reason) => reason;
const ENDPOINTS: readonly [path: string, sentence: Sentence, more: object][] = [
  ['signup', reasonAlone, {}],
  ['add-tags', (reason, language) => newsletterTagsTexts[language].addFailed(reason), {}],
  ['remove-tags', (reason, language) => newsletterTagsTexts[language].removeFailed(reason), {}],
  ['check-subscription', reasonAlone, { isSubscribed: false }],
];
const JSON_TYPE = { 'content-type': 'application/json' };

it('quotes the specification’s English texts', () => {
  expect(newsletterTagsTexts.en.addFailed('why')).toBe('Failed to add tags: why');
  expect(newsletterTagsTexts.en.removeFailed('why')).toBe('Failed to remove tags: why');
});

it.each(
  ENDPOINTS.flatMap(([path, sentence, more]) =>
    (['en', 'de', 'es'] as const).map((language) => ({ path, sentence, more, language })),
  ),
)('$path says in `error` what went wrong, in $language', async ({ path, sentence, more, language }) => {
  const bench = await openNewsletter();
  const page = { referer: `http://localhost:3000/${language === 'en' ? '' : `${language}/`}pricing` };
  const post = (body: string, headers: Record<string, string> = {}) =>
    bench.post(`/api/newsletter/${path}`, body, { ...JSON_TYPE, ...page, ...headers });
  const expectRefusal = async (
    response: Response,
    status: number,
    { code, reason, ...field }: { code: string; reason: string; field?: string },
  ) => {
    const error = sentence(reason, language);
    expect(response.headers.get('content-type')).toMatch(/^application\/json\b/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect([response.status, await response.json()]).toEqual([
      status,
      { error, code, message: error, ...field, ...more },
    ]);
  };
  const texts = requestErrorsTexts[language];
  const invalid = {
    code: 'email-invalid',
    field: 'email',
    reason: newsletterErrorsTexts[language]['email-invalid'],
  };
  await expectRefusal(await post('{"email":"mira@"}'), 422, invalid);
  const unreadable = { code: 'body-invalid', reason: texts['body-invalid'] };
  await expectRefusal(await post('{'), 400, unreadable);
  await expectRefusal(await post('{}', { 'content-type': 'text/plain' }), 400, unreadable);
  const large = JSON.stringify({ email: MIRA, more: 'x'.repeat(20_000) });
  await expectRefusal(await post(large), 413, { code: 'body-too-large', reason: texts['body-too-large'] });
  const foreign = await post('{}', { 'sec-fetch-site': 'cross-site' });
  await expectRefusal(foreign, 403, { code: 'cross-site', reason: texts['cross-site'] });
  bench.limited.waitSeconds = 60;
  const limited = await post('{}');
  expect(limited.headers.get('retry-after')).toBe('60');
  await expectRefusal(limited, 429, { code: 'too-many-requests', reason: texts['too-many-requests'] });
  bench.limited.waitSeconds = 0;

  const sent = JSON.stringify({ email: MIRA, tags: ['team'], source: 'blog', shownForMs: 9_000 });
  bench.failure.error = Object.assign(new Error('no more disk'), { code: '53100' });
  const unavailable = await post(sent);
  expect(unavailable.headers.get('retry-after')).toBe('5');
  await expectRefusal(unavailable, 503, { code: 'unavailable', reason: texts.unavailable });
  bench.failure.error = new Error('a bug');
  const reason = newsletterBoxTexts[language].failed.server;
  await expectRefusal(await post(sent), 500, { code: 'internal', reason });
  expect(await bench.db.select().from(subscribers)).toEqual([]);
});
