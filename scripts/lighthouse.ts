/**
 * Runs Lighthouse on the built service, as on a phone: `node scripts/lighthouse.ts [--only home,article] [--runs 3]` after a
 * build. Needs Chromium. Fails when a page misses a required score.
 */
import { parseArgs } from 'node:util';
import { startLichtbild } from '../e2e/lichtbild.ts';
import { pagePath } from '../src/page-urls.ts';
import { auditPage, CATEGORIES, LEAST, type PageAudit } from './lighthouse/audit-page.ts';
import { startChromium } from './lighthouse/start-chromium.ts';

const PAGES = {
  home: { path: pagePath('home', 'en'), listed: true, status: 200 },
  pricing: { path: pagePath('pricing', 'en'), listed: true, status: 200 },
  article: {
    path: pagePath('article', 'en', { slug: 'cv-photo-size-mm-and-pixels' }),
    listed: true,
    status: 200,
  },
  'create-headshot': { path: pagePath('createHeadshot', 'en'), listed: true, status: 200 },
  'not-found': { path: '/no-such-page', listed: false, status: 404 },
} as const;
type PageKey = keyof typeof PAGES;

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const keys = (values.only?.split(',') ?? Object.keys(PAGES)) as PageKey[];
const unknown = keys.filter((key) => !Object.hasOwn(PAGES, key));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no page ${unknown.join(', ')}; there are ${Object.keys(PAGES).join(', ')}.\n`,
  );
  process.exit(2);
}

const audits = await auditAll();
console.log(`Lighthouse, phone, medians of ${values.runs} runs; SEO only of pages that are listed.`);
console.table(Object.fromEntries(audits.map(([key, audit]) => [key, row(audit)])));
for (const [key, { findings }] of audits) {
  if (findings.length > 0) console.log([key, ...findings].join('\n    '));
}
for (const [key, { scores }] of audits) {
  for (const category of CATEGORIES) {
    const score = scores[category];
    if (score === undefined || score >= LEAST[category]) continue;
    console.error(`${key}: ${category} is ${score}, ${LEAST[category]} is the least`);
    process.exitCode = 1;
  }
}

async function auditAll(): Promise<readonly (readonly [PageKey, PageAudit])[]> {
  await using lichtbild = await startLichtbild();
  await using chromium = await startChromium();
  const done = [];
  for (const key of keys) {
    const { path, listed, status } = PAGES[key];
    const url = lichtbild.url + path;
    // The first request renders the page; visitors get it from the cache.
    const first = await fetch(url, { headers: { Accept: 'text/html', 'Accept-Language': 'en' } });
    if (first.status !== status) throw new Error(`${url} responds with ${first.status} instead of ${status}`);
    done.push([key, await auditPage({ url, listed, status }, chromium.port, Number(values.runs))] as const);
  }
  return done;
}

function row({ scores, lcpMs, cls, tbtMs, scriptBytes, machine }: PageAudit) {
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, scores[category] ?? ''])),
    'LCP s': (lcpMs / 1000).toFixed(2),
    CLS: cls.toFixed(3),
    'TBT ms': Math.round(tbtMs),
    'script KB': (scriptBytes / 1024).toFixed(1),
    machine: Math.round(machine),
  };
}
