import { data } from 'react-router';
import { BRAND } from '../../../catalog/brand.ts';
import { openShare } from '../../../features/gallery/share/open-share.server.ts';
import { SharedGallery } from '../../../features/gallery/share/shared-gallery.tsx';
import { shareTexts } from '../../../i18n/share/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { GonePage } from '../../../ui/error-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { webContext } from '../../context.ts';
import { privateMeta, rootOf } from '../../page-meta.ts';
import type { Route } from './+types/share-page.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shared = await openShare(context.get(webContext), params.id);
  return data({ shared }, { status: shared ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const root = rootOf(matches);
  if (!root) return [];
  const shared = loaderData?.shared;
  if (!shared) return privateMeta(root.errors.gone.title);
  const { title, description, alt } = shareTexts[root.language];
  const [first] = shared.headshots;
  return [
    ...privateMeta(title),
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: root.publicUrl + pagePath('share', 'en', params) },
    { property: 'og:image', content: `${root.publicUrl}${first?.baseUrl}/linkedin-800` },
    { property: 'og:image:width', content: '800' },
    { property: 'og:image:height', content: '800' },
    { property: 'og:image:alt', content: alt(1) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};

export default function SharePage({ loaderData: { shared } }: Route.ComponentProps) {
  return <Page>{shared ? <SharedGallery shared={shared} /> : <GonePage />}</Page>;
}
