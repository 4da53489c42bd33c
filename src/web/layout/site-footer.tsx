import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '../../catalog/brand.ts';
import { useConsent } from '../../features/consent/consent-provider.tsx';
import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { PageLinks } from './page-links.tsx';
import styles from './site-footer.module.css';
import { useRootData } from './use-root-data.ts';

export function SiteFooter() {
  const language = useLanguage();
  const texts = useRootData().layout;
  const external = [
    { name: texts.affiliate, url: BRAND.affiliateUrl },
    { name: texts.sourceCode, url: BRAND.sourceUrl },
    ...BRAND.social,
    ...BRAND.otherProjects,
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{BRAND.name}</p>
          <p>{texts.deletedAfter}</p>
        </div>
        <nav className={styles.groups} aria-label={texts.footerNavigation}>
          <Group title={texts.groups.product}>
            <PageLinks
              className={styles.links}
              pages={[
                'createHeadshot',
                'pricing',
                'examples',
                'cvPhoto',
                'resumePhoto',
                'resumeHeadshot',
                'aiResumePhoto',
              ]}
            />
          </Group>
          <Group title={texts.groups.tools}>
            <PageLinks
              className={styles.links}
              pages={['linkedinPhotoReview', 'resumePhotoReview', 'resumePhotoCropper', 'resumeBuilder']}
            />
          </Group>
          <Group title={texts.groups.company}>
            <PageLinks className={styles.links} pages={['about', 'blog', 'whiteLabel']} />
            <ul className={styles.links}>
              <li>
                <Link to={`${pagePath('pricing', language)}#team`}>{texts.team}</Link>
              </li>
              <li>
                <a href={`mailto:${BRAND.contactEmail}`}>{texts.contact}</a>
              </li>
              {external.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          </Group>
          <Group title={texts.groups.legal}>
            <PageLinks
              className={styles.links}
              pages={[
                'imprint',
                'privacyPolicy',
                'termsOfService',
                'refundPolicy',
                'withdraw',
                'accessibility',
              ]}
            />
            <ul className={styles.links}>
              <li>
                <CookieSettings>{texts.cookieSettings}</CookieSettings>
              </li>
            </ul>
          </Group>
        </nav>
      </div>
      <p className={styles.edge}>{texts.hosted}</p>
    </footer>
  );
}

function CookieSettings({ children }: { children: string }) {
  const { reopen } = useConsent();
  return (
    <button type="button" onClick={reopen}>
      {children}
    </button>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.groupTitle}>{title}</p>
      {children}
    </div>
  );
}
