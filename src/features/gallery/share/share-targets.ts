/** Where a public link can be taken. Addresses of the networks' own share pages; nothing is loaded from them. */
export const SHARE_TARGETS = ['linkedin', 'x', 'facebook', 'instagram'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/**
 * The page of a network that takes the link. Instagram has none for the web: the link is copied and its
 * start page opened.
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
