import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A rendered page that is the same for everybody who reads its language. */
export interface KeptPage {
  readonly html: Uint8Array<ArrayBuffer>;
  /** As small as it gets, for browsers that read it; absent until that is done. */
  readonly compressed: Partial<Record<Coding, Uint8Array<ArrayBuffer>>>;
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  /** The scripts in it by their content, as sources of a Content-Security-Policy. */
  readonly scriptSources: string;
}

/** Best first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Every public page in every language is a few hundred. */
const MOST_KEPT = 500;

export interface KeptPages {
  /** The page under this key, rendered once even when many ask at the same time. Failures are not kept. */
  get(key: string, render: () => Promise<Response>): Promise<KeptPage>;
}

export function createKeptPages(): KeptPages {
  const pages = new Map<string, Promise<KeptPage>>();
  return {
    get(key, render) {
      const known = pages.get(key);
      if (known) return known;
      const page = render().then(keep);
      pages.set(key, page);
      if (pages.size > MOST_KEPT) pages.delete(pages.keys().next().value!);
      const forget = () => void (pages.get(key) === page && pages.delete(key));
      page.then((kept) => (kept.status === 200 ? void compress(kept) : forget()), forget);
      return page;
    },
  };
}

async function keep(response: Response): Promise<KeptPage> {
  const html = Buffer.from(await response.arrayBuffer());
  return {
    html,
    compressed: {},
    status: response.status,
    headers: response.headers,
    etag: `W/"${sha256(html).toString('base64url').slice(0, 22)}"`,
    scriptSources: scriptSources(html.toString()),
  };
}

/** Takes a fifth of a second, for which nobody waits. */
async function compress({ html, compressed }: KeptPage): Promise<void> {
  compressed.gzip = await promisify(gzip)(html, { level: 9 });
  compressed.br = await promisify(brotliCompress)(html);
}

/** Data such as JSON-LD needs no permission, and scripts of files have theirs. */
function scriptSources(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]* (?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs);
  const hashes = new Set(Array.from(scripts, ([, script = '']) => sha256(script).toString('base64')));
  return Array.from(hashes, (hash) => `'sha256-${hash}'`).join(' ');
}

function sha256(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
