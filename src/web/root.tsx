import fraunces from '@fonts/fraunces.woff2?url';
import hanken from '@fonts/hanken-grotesk.woff2?url';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from 'react-router';
import icon from '../ui/icon.svg?url';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { catalogFacts } from '../i18n/catalog-facts.ts';
import { errorsTexts } from '../i18n/errors/index.ts';
import { layoutTexts } from '../i18n/layout/index.ts';
import { languageOfPath } from '../page-urls.ts';
import { BrokenPage, NotFoundPage } from '../ui/error-page.tsx';
import { ErrorsTextsProvider } from '../ui/errors-texts.tsx';
import { LanguageProvider } from '../ui/language.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/root.ts';
import { visitContext, webContext } from './context.ts';
import { organization } from './seo/json-ld.server.ts';
import { rememberedLanguage } from './layout/preferred-language.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { useRootData } from './layout/use-root-data.ts';
import type { RouteHandle } from './route-handle.ts';
import type { RootData } from './root-data.ts';

export function loader({ context }: Route.LoaderArgs): RootData {
  const { language, nonce, requestId, reference = requestId } = context.get(visitContext);
  const { publicUrl, analytics } = context.get(webContext).settings;
  const facts = catalogFacts(language);
  const layout = layoutTexts[language](facts);
  return {
    language,
    nonce,
    requestId: reference,
    publicUrl,
    layout,
    errors: errorsTexts[language](facts),
    organization: organization(publicUrl, language, layout.organization, icon),
    analytics,
  };
}

/** The root's data depends only on the language, so it is loaded again only when that changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const next = languageOfPath(nextUrl.pathname);
  if (next !== languageOfPath(currentUrl.pathname)) return true;
  // An unprefixed path is shown in the language that was chosen last, perhaps in another tab.
  const remembered = next ?? rememberedLanguage();
  return remembered !== undefined && remembered !== document.documentElement.lang;
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

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.layout.defaultTitle }];

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRootData();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  return (
    <html lang={root.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191410" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <script
          type="application/ld+json"
          // Nothing in it comes from visitors; escaping "<" keeps it from ending the element anyway.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(root.organization).replaceAll('<', '\\u003c') }}
        />
      </head>
      <body>
        <LanguageProvider language={root.language}>
          <ErrorsTextsProvider texts={root.errors}>
            <SiteLayout handle={handles.find((handle) => handle) ?? { layout: 'full' }}>
              {children}
            </SiteLayout>
          </ErrorsTextsProvider>
        </LanguageProvider>
        <ScrollRestoration nonce={root.nonce} />
        <Scripts nonce={root.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Shows the error page inside the usual layout. The cause is in the log. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Page>
      <title>{missing ? root.errors.notFound.title : root.errors.broken.title}</title>
      {missing ? <NotFoundPage /> : <BrokenPage requestId={root.requestId} />}
    </Page>
  );
}
