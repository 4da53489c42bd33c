import type { Language } from '../../../catalog/languages.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { OverlayContent } from './overlay-content.ts';

/**
 * Loads what the overlays show in one language. Pages do not carry it, because most visits never see it (decision 017).
 * @throws when the server cannot be reached
 */
export async function loadOverlayContent(language: Language): Promise<OverlayContent> {
  const response = await fetch(`${ENDPOINTS.newsletterOverlays}?language=${language}`);
  if (!response.ok) throw new Error(`the overlays' content could not be loaded (${response.status})`);
  return (await response.json()) as OverlayContent;
}
