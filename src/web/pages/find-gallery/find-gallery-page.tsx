import { Link } from 'react-router';
import { FindGalleryForm } from '../../../features/gallery/find/find-gallery-form.tsx';
import { findGalleryTexts } from '../../../i18n/find-gallery/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Page } from '../../../ui/page.tsx';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { Points } from '../../sections/points.tsx';
import type { Route } from './+types/find-gallery-page.ts';
import styles from './find-gallery.module.css';

export function loader({ context }: Route.LoaderArgs) {
  return marketingPage(context, 'findGallery', findGalleryTexts);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function FindGalleryPage({ loaderData }: Route.ComponentProps) {
  const { language, texts } = loaderData;
  const { more } = texts;
  return (
    <Page>
      <PageHeading heading={texts.heading} lead={texts.lead} />
      <section className={styles.form} aria-labelledby="link-again">
        <h2 id="link-again">{texts.form.label}</h2>
        <FindGalleryForm texts={texts.form} />
      </section>
      <Points points={texts.points} />
      <nav className={styles.more} aria-label={more.heading}>
        <p>{more.heading}</p>
        <LinkButton to={pagePath('createHeadshot', language)}>{more.create}</LinkButton>
        <Link to={pagePath('examples', language)}>{more.examples}</Link>
      </nav>
    </Page>
  );
}
