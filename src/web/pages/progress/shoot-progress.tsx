import { useEffect } from 'react';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { progressTexts } from '../../../i18n/progress/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { GonePage } from '../../../ui/error-page.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ProgressFrames } from './progress-frames.tsx';
import { announcedCount, progressLead, progressStage } from './progress-stage.ts';
import styles from './shoot-progress.module.css';
import { useLiveShoot } from './use-live-shoot.ts';

/** The live progress of a shoot, from the payment to the finished gallery. */
export function ShootProgress({ shoot: loaded }: { shoot: ShootView }) {
  const language = useLanguage();
  const texts = progressTexts[language];
  const { shoot, notice } = useLiveShoot(loaded);
  const stage = progressStage(shoot);
  const { prepared, selfies, done, total } = shoot.progress;
  const working = stage === 'paid' || stage === 'rendering';
  const preparing = stage === 'rendering' && done === 0 && prepared < selfies;
  const counts = total > 0 && (working || stage === 'delivered');

  useEffect(() => {
    if (stage === 'rendering') document.title = texts.titleWithCount(done, total);
  }, [stage, done, total, texts]);

  // The shoot was erased while the page was open.
  if (!stage) return <GonePage />;
  return (
    <div className={styles.page}>
      <PageHeading
        heading={texts.heading[stage]}
        lead={progressLead(texts, stage, shoot)}
        className={styles.head}
      >
        <div className={styles.actions}>
          {stage === 'delivered' ? (
            <LinkButton to={pagePath('gallery', language, { id: shoot.id })}>{texts.openGallery}</LinkButton>
          ) : null}
          {stage === 'waiting' ? (
            <LinkButton look="secondary" to={pagePath('createHeadshot', language)}>
              {texts.startAgain}
            </LinkButton>
          ) : null}
          {stage === 'failed' || stage === 'refunded' ? (
            <LinkButton look="secondary" to={pagePath('createHeadshot', language)}>
              {texts.startNew}
            </LinkButton>
          ) : null}
        </div>
        {counts ? (
          <div className={styles.meter}>
            <p className={styles.count}>
              {texts.count(done, total)} <span className={styles.unit}>{texts.countUnit(total)}</span>
            </p>
            {preparing ? <p className={styles.preparing}>{texts.preparing(prepared, selfies)}</p> : null}
            <ProgressBar
              share={preparing ? prepared / selfies : done / total}
              label={preparing ? texts.preparingMeter : texts.meter}
            />
          </div>
        ) : null}
      </PageHeading>
      <VisuallyHidden>
        <span role="status">
          {texts.heading[stage]} {working ? texts.announce(announcedCount(done, total), total) : null}
        </span>
      </VisuallyHidden>
      <noscript>
        <Notice>
          {texts.noScript} <a href="">{texts.reload}</a>
        </Notice>
      </noscript>
      <div className={styles.connection} role="status">
        {notice ? <Notice>{texts[notice]}</Notice> : null}
      </div>
      {working ? (
        <p className={styles.leave}>
          <strong>{texts.leaveHeading}</strong> {texts.leave}
        </p>
      ) : null}
      {counts ? <ProgressFrames shoot={shoot} working={working} /> : null}
    </div>
  );
}
