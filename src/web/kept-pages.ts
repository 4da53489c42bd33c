import { createHash } from 'node:crypto';

/** A rendered page that is the same for everybody who reads its language. */
export interface KeptPage {
  readonly html: string;
  readonly status: number;
  readonly headers: Headers;
  /** Of the page without its nonces. */
  readonly etag: string;
}

/** Stands in a kept page where each answer has its own nonce. Nothing that visitors send is on such a page. */
export const NONCE_PLACEHOLDER = 'n0nce-of-this-answer';

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
      page.then(({ status }) => status === 200 || forget(), forget);
      return page;
    },
  };
}

async function keep(response: Response): Promise<KeptPage> {
  const html = await response.text();
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, status: response.status, headers: response.headers, etag: `W/"${hash}"` };
}
