/** Networks on which a public link can be posted. Only their share pages are linked; nothing is loaded from them. */
export const SHARE_TARGETS = ['linkedin', 'x', 'facebook', 'instagram'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/**
 * Returns the network's share page for the link. Instagram has none on the web, so its home page is opened and the link is
 * copied.
 */
export function shareTargetUrl(target: ShareTarget, link: string, message: string): string {
  switch (target) {
    case 'linkedin':
      return withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: link });
    case 'x':
      return withQuery('https://twitter.com/intent/tweet', { url: link, text: message });
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: link });
    case 'instagram':
      return 'https://www.instagram.com/';
  }
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
