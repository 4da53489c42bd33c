/** The metadata of an HTML document, parsed from its text as a search engine does. */
export interface DocumentHead {
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** hreflang → address. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string | undefined;
  readonly ogImage: string | undefined;
  readonly ogLocale: string | undefined;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}

export function readHead(html: string): DocumentHead {
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (key: 'name' | 'property', value: string) =>
    tags.find((tag) => tag[key] === value)?.['content'];
  const alternates = tags.filter((tag) => tag['rel'] === 'alternate' && tag['hreflang']);
  return {
    lang: /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1],
    title: plainText(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    description: meta('name', 'description'),
    canonical: tags.find((tag) => tag['rel'] === 'canonical')?.['href'],
    alternates: Object.fromEntries(alternates.map((tag) => [tag['hreflang'], tag['href']])),
    robots: meta('name', 'robots'),
    ogImage: meta('property', 'og:image'),
    ogLocale: meta('property', 'og:locale'),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    ),
  };
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      plainText(value)!,
    ]),
  );
}

/** Decodes the entities of an HTML text or attribute that has no elements in it. */
export function plainText(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&quot;', '"')
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex: string, decimal: string) =>
      String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
