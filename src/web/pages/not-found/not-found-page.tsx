import { data } from 'react-router';
import { BRAND } from '../../../catalog/brand.ts';
import { NotFoundPage } from '../../../ui/error-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { rootOf } from '../../page-meta.ts';
import type { Route } from './+types/not-found-page.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: rootOf(matches)?.errors.notFound.title ?? BRAND.name },
  { name: 'robots', content: 'noindex' },
];

export default function UnknownPathPage() {
  return (
    <Page>
      <NotFoundPage />
    </Page>
  );
}
