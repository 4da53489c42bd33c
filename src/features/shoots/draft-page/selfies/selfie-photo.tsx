import { useState } from 'react';

/** Shows the first URL that loads. Only Safari shows HEIC; elsewhere the frame stays dark until the server has a thumbnail. */
export function SelfiePhoto({ urls, alt }: { urls: readonly (string | undefined)[]; alt: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = urls.find((one) => one !== undefined && one !== brokenUrl);
  return url ? <img src={url} alt={alt} onError={() => setBrokenUrl(url)} /> : null;
}
