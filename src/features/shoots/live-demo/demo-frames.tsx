import type { ReactNode } from 'react';
import { Frame } from '../../../ui/picture/frame.tsx';
import type { TryOneTexts } from './demo-texts.ts';
import type { TryParts } from './demo-parts.ts';
import styles from './live-demo.module.css';

/** Two frames of film: what went in, and what came out; a third one where the same headshot is dressed, too. */
export function TryOneFrames(props: {
  texts: TryOneTexts;
  /** The empty scene of the chosen style. */
  ground: ReactNode;
  parts: Pick<TryParts, 'selfie' | 'mark' | 'headshots' | 'veil'> | undefined;
}) {
  const { texts, ground, parts } = props;
  const { selfie, mark, headshots = [], veil } = parts ?? {};
  const [headshot, dressed] = headshots;
  return (
    <div className={styles.room}>
      {selfie ? null : <p className={styles.above}>{texts.invitation}</p>}
      <div className={styles.frames} data-three={dressed ? true : undefined}>
        <Frame number={1} caption={texts.selfie} mark={mark} faded={mark === 'cross'}>
          {selfie ?? <Outline words={texts.invitation} />}
        </Frame>
        <Frame number={2} caption={headshot?.caption ?? texts.headshot}>
          {headshot?.picture ?? (
            <>
              {ground}
              {veil ?? <Outline />}
            </>
          )}
        </Frame>
        {dressed ? (
          <Frame number={3} caption={dressed.caption}>
            {dressed.picture}
          </Frame>
        ) : null}
      </div>
    </div>
  );
}

/** Somebody is missing here. */
function Outline({ words }: { words?: string }) {
  return (
    <span className={styles.outline}>
      <svg viewBox="0 0 100 125" aria-hidden="true">
        <path d="M50 30c10 0 17 8.5 17 20S60 72 50 72s-17-10-17-22 7-20 17-20zM18 125V108c1-16 13-25 32-25s31 9 32 25v17" />
      </svg>
      {words ? <span className={styles.invitation}>{words}</span> : null}
    </span>
  );
}
