import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';

interface Failure {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly path: string; readonly name: string };
}

/** Returns the error that a loader of the blog throws. It carries the texts, because the page's own are not loaded then. */
export function blogFailure(status: 404 | 500, heading: string, path: string, name: string, text = '') {
  const failure: Failure = { heading, text, link: { path, name } };
  return data(failure, { status });
}

/** Replaces a list or an article that could not be loaded. Unexpected errors are rethrown to the root's error boundary. */
export function BlogFailure() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !isFailure(error.data)) throw error;
  const { heading, text, link } = error.data;
  return (
    <Page>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        frame={{ number: error.status, caption: String(error.status) }}
        heading={heading}
        texts={text ? [text] : []}
      >
        <LinkButton to={link.path} reloadDocument={error.status === 500}>
          {link.name}
        </LinkButton>
      </MessagePage>
    </Page>
  );
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'heading' in value && 'link' in value;
}
