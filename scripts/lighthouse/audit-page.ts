import lighthouse, { type Config, type Result } from 'lighthouse';

/** The required scores, out of 100. */
export const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof LEAST;
export const CATEGORIES = Object.keys(LEAST) as readonly Category[];

export interface PageToAudit {
  readonly url: string;
  /** True if search engines may list the page. SEO is not judged for other pages. */
  readonly listed: boolean;
  /** The expected status of the response. */
  readonly status: number;
}

/** Medians of the runs. */
export interface PageAudit {
  /** Scores from 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Transferred bytes. */
  readonly scriptBytes: number;
  /** Lighthouse's own measure of the machine: below 1500 or so a busy one makes the page look slow. */
  readonly machine: number;
  /** One sentence for each finding against the page, with the number of runs that had it. */
  readonly findings: readonly string[];
}

/** Runs Lighthouse with its defaults: a mid-range phone on a slow mobile network. */
export async function auditPage(page: PageToAudit, port: number, runs: number): Promise<PageAudit> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(page, port));
  const of = (value: (result: Result) => number) => median(results.map(value));
  const judged = CATEGORIES.filter((category) => category !== 'seo' || page.listed);
  return {
    scores: Object.fromEntries(
      judged.map((category) => [category, of((result) => scoreOf(result, category))]),
    ),
    lcpMs: of((result) => numberOf(result, 'largest-contentful-paint')),
    cls: of((result) => numberOf(result, 'cumulative-layout-shift')),
    tbtMs: of((result) => numberOf(result, 'total-blocking-time')),
    scriptBytes: of((result) =>
      sum(requestsOf(result).filter(({ resourceType }) => resourceType === 'Script')),
    ),
    machine: of(({ environment }) => environment.benchmarkIndex),
    findings: counted(results.flatMap((result) => findingsOf(result, judged, page))),
  };
}

async function auditOnce({ url, status }: PageToAudit, port: number): Promise<Result> {
  const config: Config = {
    extends: 'lighthouse:default',
    // The browser logs that the page itself is missing, as expected here; every other failed request becomes a finding below.
    audits:
      status === 200
        ? []
        : [{ path: 'errors-in-console', options: { ignoredPatterns: [`with a status of ${status} `] } }],
  };
  const answer = await lighthouse(
    url,
    {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ignoreStatusCode: status !== 200,
    },
    config,
  );
  if (!answer) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function scoreOf({ categories }: Result, category: Category): number {
  const score = categories[category]?.score;
  if (score == null) throw new Error(`Lighthouse could not judge ${category}`);
  return Math.round(score * 100);
}

function numberOf({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}

interface RequestItem {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
  readonly statusCode: number;
}

function requestsOf({ audits }: Result): readonly RequestItem[] {
  const details = audits['network-requests']?.details as { items: RequestItem[] } | undefined;
  if (!details) throw new Error('Lighthouse listed no requests');
  return details.items;
}

function findingsOf(result: Result, judged: readonly Category[], page: PageToAudit): readonly string[] {
  const failed = judged.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => {
        const { title, displayValue = '' } = result.audits[id]!;
        return `${category}: ${category === 'performance' ? id : [title, displayValue, ...nodesOf(result, id)].join(' ')}`;
      }),
  );
  const broken = requestsOf(result)
    .filter(({ url, statusCode }) => statusCode >= 400 && url !== page.url)
    .map(({ url, statusCode }) => `${url} answers ${statusCode}`);
  return [...failed, ...broken];
}

/** Returns the elements that failed an audit. */
function nodesOf({ audits }: Result, id: string): readonly string[] {
  const { items = [] } = (audits[id]?.details ?? {}) as {
    items?: readonly { readonly node?: { readonly snippet?: string }; readonly description?: string }[];
  };
  return items.map(
    ({ node, description }) => `\n      ${(node?.snippet ?? description ?? '').slice(0, 200)}`,
  );
}

function counted(findings: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(finding, (counts.get(finding) ?? 0) + 1);
  return Array.from(counts, ([finding, count]) => `${finding} (${count}×)`);
}

function sum(requests: readonly RequestItem[]): number {
  return requests.reduce((total, { transferSize }) => total + transferSize, 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
