import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import icon from '../ui/icon.svg?url';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { errorsTexts } from '../i18n/errors.ts';
import { layoutTexts } from '../i18n/layout.ts';
import { BrokenPage, NotFoundPage } from '../ui/error-page.tsx';
import { LanguageProvider } from '../ui/language.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/root.ts';
import { visitContext, webContext } from './context.ts';
import { SiteFooter } from './layout/site-footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import type { PageHandle } from './page-handle.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language, nonce, requestId } = context.get(visitContext);
  const { publicUrl } = context.get(webContext).settings;
  return { language, nonce, requestId, publicUrl };
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
  ...[fraunces, hanken].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: layoutTexts[loaderData?.language ?? 'en'].defaultTitle },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const bare = useMatches().some((match) => (match.handle as PageHandle | undefined)?.layout === 'bare');
  const language = root?.language ?? 'en';
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191410" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>
          {bare ? (
            children
          ) : (
            <>
              <SkipLink />
              <SiteHeader />
              {children}
              <SiteFooter />
            </>
          )}
        </LanguageProvider>
        <ScrollRestoration nonce={root?.nonce} />
        <Scripts nonce={root?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** A page that failed: kind words inside the usual layout; what happened is in the log. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const texts = errorsTexts[root?.language ?? 'en'];
  return (
    <Page>
      <title>{missing ? texts.notFound.title : texts.broken.title}</title>
      {missing ? <NotFoundPage /> : <BrokenPage requestId={root?.requestId} />}
    </Page>
  );
}
