import type { RefObject } from 'react';
import type { PhotoReviewTexts } from '../../../i18n/photo-review/en.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './measuring-status.module.css';
import type { MeasuringFailure } from './review-message.ts';
import type { PhotoMeasuring, ServerFailure } from './use-photo-measures.ts';

export interface MeasuringStatusProps {
  /** True while the file is read, before it is measured. */
  isReading: boolean;
  measuring: PhotoMeasuring;
  /** The overall score, once there is one. */
  score: number | undefined;
  texts: PhotoReviewTexts;
  onAgain: () => void;
  onServer: (reason: MeasuringFailure) => void;
  /** Takes the focus when a pressed button disappears. */
  ref: RefObject<HTMLDivElement | null>;
}

/** Shows the progress of measuring, or why it failed. One element for all states, because screen readers announce only its changes. */
export function MeasuringStatus({ ref, ...props }: MeasuringStatusProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.status}>
      <Content {...props} />
    </div>
  );
}

function Content(props: Omit<MeasuringStatusProps, 'ref'>) {
  const { isReading, measuring, score, texts, onAgain, onServer } = props;
  const { result } = texts;
  if (isReading) return <p>{texts.reading}</p>;
  switch (measuring.state) {
    case 'idle':
      return null;
    case 'loading':
      return <Progress share={measuring.share} label={result.progress.loading} />;
    case 'measuring':
      return <Progress share={undefined} label={result.progress.measuring} />;
    case 'sending':
      return <Progress share={undefined} label={result.progress.sending} />;
    case 'measured':
      return (
        <VisuallyHidden>{`${result.heading}. ${result.overall}: ${score} ${result.outOf}`}</VisuallyHidden>
      );
    case 'no-face':
      return <Notice title={result.noFace.title}>{result.noFace.text}</Notice>;
    case 'refused':
      return (
        <Notice>
          {measuring.reason === 'too-many-pixels' ? result.tooManyPixels : texts.errors.damaged}
        </Notice>
      );
    case 'failed': {
      const { reason, serverFailure } = measuring;
      const { again, server, send } = result.notMeasured;
      const { title, text } = result.notMeasured[reason];
      return (
        <Notice title={title}>
          <p>{text}</p>
          <p>{server}</p>
          {serverFailure ? <p className={styles.failure}>{failureText(serverFailure, texts)}</p> : null}
          <p className={styles.actions}>
            <Button onClick={onAgain}>{again}</Button>
            <Button look="secondary" onClick={() => onServer(reason)}>
              {send}
            </Button>
          </p>
        </Notice>
      );
    }
  }
}

function failureText(failure: ServerFailure, { mail }: PhotoReviewTexts): string {
  if (typeof failure === 'string') return mail.errors[failure];
  switch (failure.kind) {
    case 'offline':
      return mail.failed.offline;
    case 'server':
      return failure.message ?? mail.failed.server;
    case 'field':
      return failure.problem.message;
  }
}

function Progress({ share, label }: { share: number | undefined; label: string }) {
  return (
    <div className={styles.progress}>
      <p>{label}</p>
      <ProgressBar share={share} label={label} />
    </div>
  );
}
