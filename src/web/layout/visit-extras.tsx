import { NewsletterOverlays } from '../../features/newsletter/overlays/newsletter-overlays.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { useOpenPage } from './use-open-page.ts';
import { useTabAttention } from './use-tab-attention.ts';

/** Everything about a visit that is not needed to read the page: the titles of a hidden tab, and the overlays. */
export default function VisitExtras({ isBannerShown }: { isBannerShown: boolean }) {
  const language = useLanguage();
  const page = useOpenPage();
  useTabAttention();
  return (
    // Another language has other texts, so the overlays start anew.
    <NewsletterOverlays key={language} page={page} isBannerShown={isBannerShown} />
  );
}
