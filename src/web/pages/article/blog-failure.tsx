import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';

interface Failure {
  readonly sentence: string;
  readonly text: string;
  readonly wayOut: { readonly path: string; readonly name: string };
}

/** What a loader of the blog throws: the words come along, because the page's own never arrive. */
export function blogFailure(status: 404 | 500, sentence: string, path: string, name: string, text = '') {
  const failure: Failure = { sentence, text, wayOut: { path, name } };
  return data(failure, { status });
}

/** In place of a list or an article that is not to be had; what nobody foresaw goes on to the page of all failures. */
export function BlogFailure() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !isFailure(error.data)) throw error;
  const { sentence, text, wayOut } = error.data;
  return (
    <Page>
      <title>{sentence}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        frame={{ number: error.status, caption: String(error.status) }}
        heading={sentence}
        texts={text ? [text] : []}
      >
        <LinkButton to={wayOut.path} reloadDocument={error.status === 500}>
          {wayOut.name}
        </LinkButton>
      </MessagePage>
    </Page>
  );
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'wayOut' in value;
}
