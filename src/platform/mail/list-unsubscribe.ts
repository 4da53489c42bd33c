/**
 * Returns the headers by which mail programs offer one-click unsubscribing (RFC 2369, RFC 8058), either with a POST to `url` or
 * with a mail. The DKIM signature must cover both (smtp-mailer.ts).
 */
export function listUnsubscribe(way: {
  readonly url: string;
  readonly email: string;
  readonly subject: string;
}): Readonly<Record<string, string>> {
  const mailto = `mailto:${way.email}?subject=${encodeURIComponent(way.subject)}`;
  return {
    'List-Unsubscribe': `<${way.url}>, <${mailto}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Returns whether a mail with these headers can be unsubscribed from at one click. */
export function isOneClick(headers: Readonly<Record<string, string>> = {}): boolean {
  return 'List-Unsubscribe' in headers && 'List-Unsubscribe-Post' in headers;
}
