import { createHash } from 'node:crypto';

/** A rendered page that is the same for everybody who reads its language. */
export interface KeptPage {
  readonly html: string;
  readonly status: number;
  readonly headers: Headers;
  /** Of the page without what differs from answer to answer. */
  readonly etag: string;
}

/** What each answer has of its own. */
export interface OwnParts {
  /** For the Content-Security-Policy. */
  readonly nonce: string;
  /** Finds this answer in the log. */
  readonly reference: string;
}

/** Stand in a kept page for those parts. Nothing that visitors send is on such a page. */
export const PLACEHOLDERS: OwnParts = {
  nonce: 'n0nce-of-this-answer',
  reference: 'reference-of-this-answer',
};

/** Every public page in every language is a few hundred. */
const MOST_KEPT = 500;

export interface KeptPages {
  /** The page under this key, rendered once even when many ask at the same time. Failures are not kept. */
  get(key: string, render: () => Promise<Response>): Promise<KeptPage>;
}

export function createKeptPages(most = MOST_KEPT): KeptPages {
  const pages = new Map<string, Promise<KeptPage>>();
  return {
    get(key, render) {
      const known = pages.get(key);
      if (known) return known;
      const page = render().then(keep);
      pages.set(key, page);
      if (pages.size > most) pages.delete(pages.keys().next().value!);
      const forget = () => void (pages.get(key) === page && pages.delete(key));
      page.then(({ status }) => status === 200 || forget(), forget);
      return page;
    },
  };
}

export function withOwnParts(html: string, own: OwnParts): string {
  return html.replaceAll(PLACEHOLDERS.nonce, own.nonce).replaceAll(PLACEHOLDERS.reference, own.reference);
}

async function keep(response: Response): Promise<KeptPage> {
  const html = await response.text();
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, status: response.status, headers: response.headers, etag: `W/"${hash}"` };
}
