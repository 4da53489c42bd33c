import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { CropFinding } from '../crop-findings.ts';
import type { CropperState } from '../cropper-state.ts';
import { describeFinding, numberFormats } from '../describe-finding.ts';
import styles from './cropper.module.css';

/** Screen readers would read every step of a drag, so the sentence is announced once the crop rests. */
const REST_MS = 500;

export interface CropStatusProps {
  state: CropperState;
  isOpening: boolean;
  /** The finding that matters most. */
  finding: CropFinding | undefined;
  onSearch: () => void;
  texts: CropperTexts;
  language: Language;
}

/** One line below the crop: what is wrong with it, else the head's height, or how far the search for it is. */
export function CropStatus({ state, isOpening, finding, onSearch, texts, language }: CropStatusProps) {
  const { search } = state;
  const format = numberFormats(language);
  const sentence = isOpening
    ? texts.opening
    : !state.photo
      ? ''
      : finding
        ? describeFinding(finding, texts, language)
        : search.state === 'loading'
          ? texts.search.loading(format.percent(search.share))
          : search.state === 'searching'
            ? texts.search.searching
            : search.state === 'none' || search.state === 'failed'
              ? texts.search[search.state]
              : '';
  const announced = useRested(sentence);
  const status = useRef<HTMLDivElement>(null);
  return (
    <div ref={status} tabIndex={-1} className={styles.status}>
      <p className={styles.sentence} data-verdict={finding?.verdict} aria-hidden="true">
        {sentence}
      </p>
      <p role="status" className={styles.announced}>
        {announced}
      </p>
      {search.state === 'loading' ? (
        <ProgressBar share={search.share} label={texts.search.loading(format.percent(search.share))} />
      ) : null}
      {search.state === 'failed' ? (
        <button
          type="button"
          className={styles.again}
          onClick={() => {
            // The button disappears with the failure.
            status.current?.focus();
            onSearch();
          }}
        >
          {texts.search.tryAgain}
        </button>
      ) : null}
    </div>
  );
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
