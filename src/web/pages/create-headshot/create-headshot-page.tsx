import { ShootSheet } from '../../../features/shoots/shoot-sheet.tsx';
import { createHeadshotTexts } from '../../../i18n/create-headshot.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { pageMeta, rootOf } from '../../page-meta.ts';
import type { Route } from './+types/create-headshot-page.ts';
import styles from './create-headshot-page.module.css';

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = rootOf(matches);
  const { title, description } = createHeadshotTexts[root.language];
  return pageMeta({ page: 'createHeadshot', ...root, title, description });
};

export default function CreateHeadshotPage() {
  const texts = createHeadshotTexts[useLanguage()];
  return (
    <Page>
      <div className={styles.head}>
        <h1>{texts.heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <noscript>
        <Notice role="alert">{texts.noScript}</Notice>
      </noscript>
      <Toaster closeLabel={texts.selfies.close}>
        <ShootSheet />
      </Toaster>
    </Page>
  );
}
