import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import { isGalleryKey, openGallery } from '../../../features/gallery/open-gallery.server.ts';
import { countVisit } from '../../../features/gallery/visits/count-visit.server.ts';
import { openPublicGallery } from '../../../features/gallery/share/open-public-gallery.server.ts';
import { OwnerGallery } from '../../../features/gallery/owner/owner-gallery.tsx';
import { SharedGallery } from '../../../features/gallery/share/shared-gallery.tsx';
import { loadShootView } from '../../../features/shoots/load-shoot-view.server.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { shareTexts } from '../../../i18n/share/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { GonePage } from '../../../ui/error-page.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page.tsx';
import { visitContext, webContext } from '../../context.ts';
import { privateMeta, rootOf } from '../../page-meta.ts';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/gallery-page.ts';

/**
 * Loads the gallery for its owner, or else its public version. The owner's key comes from a cookie, which the mailed link sets
 * (web/api/key-link.ts) and the page handler sets in the browser that paid (web/page-handler.ts).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const { ownerKey: key, language } = context.get(visitContext);

  const gallery = await openGallery(web, params.id, key, web.loadWardrobeOffer);
  if (gallery) {
    await countVisit(web, params.id);
    return { gallery, shared: undefined };
  }

  if (isGalleryKey(web, params.id, key)) {
    const shoot = await loadShootView(web.db, params.id);
    // Before there is a gallery and after a refund, the progress page shows the state of the shoot.
    if (shoot && ['paid', 'rendering', 'failed', 'refunded'].includes(shoot.state)) {
      throw redirect(pagePath('progress', language, params));
    }
  }
  const shared = await openPublicGallery(web, params.id);
  return data({ gallery: undefined, shared }, { status: shared ? 200 : 404 });
}

export const handle: RouteHandle = { layout: 'full', ownBar: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootOf(matches);
  if (!root) return [];
  const gone = root.errors.gone.title;
  const shared = loaderData?.shared ? shareTexts[root.language].title : gone;
  const title = loaderData?.gallery ? galleryTexts[root.language].title : shared;
  return privateMeta(title);
};

/** The filter and the loupe are in the query; changing them needs no new data from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname;
}

export default function GalleryPage({ loaderData: { gallery, shared } }: Route.ComponentProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <Page>
      {gallery ? (
        <OwnerGallery
          gallery={gallery}
          onErased={({ id, signature }) =>
            navigate(`${pagePath('receipt', language, { id })}?signature=${encodeURIComponent(signature)}`, {
              replace: true,
            })
          }
        />
      ) : shared ? (
        <SharedGallery shared={shared} />
      ) : (
        <GonePage />
      )}
    </Page>
  );
}
