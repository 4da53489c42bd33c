import { type ComponentType, useEffect, useState } from 'react';
import type { ResumeBuilderProps } from '../../../features/resume/resume-builder.tsx';
import type { ResumeBuilderTexts } from '../../../i18n/resume-builder/en.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import styles from './lazy-builder.module.css';
import { PLACEHOLDER_EMAIL } from './shown-email.ts';

/** Loads the builder after the page is shown. Its script is too large for visitors who only read. */
export function LazyBuilder({ texts, email }: { texts: ResumeBuilderTexts['tool']; email: string }) {
  const toastTexts = useRootData().layout.toasts;
  const [Builder, setBuilder] = useState<ComponentType<ResumeBuilderProps>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    import('../../../features/resume/resume-builder.tsx').then(
      ({ ResumeBuilder }) => setBuilder(() => ResumeBuilder),
      () => setFailed(true),
    );
  }, []);

  const loading = (
    <p role="status" className={styles.loading}>
      {texts.loading}
    </p>
  );
  return (
    <div className={styles.tool}>
      <p className={styles.privacy}>{texts.privacy}</p>
      <noscript>
        <Notice>{texts.noScript}</Notice>
      </noscript>
      {Builder ? (
        <Builder
          email={email === PLACEHOLDER_EMAIL ? undefined : email}
          placeholderEmail={PLACEHOLDER_EMAIL}
          loading={loading}
          toastTexts={toastTexts}
        />
      ) : hasFailed ? (
        <Notice role="alert">
          <p>{texts.failed}</p>
          {/* Browsers remember that a script did not load, so that only a new page loads it again. */}
          <Button look="secondary" onClick={() => location.reload()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : (
        loading
      )}
    </div>
  );
}
