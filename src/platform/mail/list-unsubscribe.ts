/**
 * Header lines by which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058): a POST to `url`, or a
 * mail. The operator's mail server has to cover both lines with its DKIM signature.
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
