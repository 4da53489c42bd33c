import type { ReactNode } from 'react';
import { Frame } from '../../../ui/picture/frame.tsx';
import type { LiveDemoTexts } from './demo-texts.ts';
import type { DemoParts } from './demo-parts.ts';
import styles from './live-demo.module.css';

/** Shows the selfie beside its headshot, and in a third frame the same headshot in clothes of ours if there is one. */
export function DemoFrames(props: {
  texts: LiveDemoTexts;
  /** The empty scene of the chosen style. */
  background: ReactNode;
  parts: Pick<DemoParts, 'selfie' | 'mark' | 'headshots' | 'overlay'> | undefined;
}) {
  const { texts, background, parts } = props;
  const { selfie, mark, headshots = [], overlay } = parts ?? {};
  const [headshot, dressed] = headshots;
  return (
    <div className={styles.container}>
      {selfie ? null : <p className={styles.above}>{texts.invitation}</p>}
      <div className={styles.frames} data-three={dressed ? true : undefined}>
        <Frame number={1} caption={texts.selfie} mark={mark} faded={mark === 'cross'}>
          {selfie ?? <Outline text={texts.invitation} />}
        </Frame>
        <Frame number={2} caption={headshot?.caption ?? texts.headshot}>
          {headshot?.image ?? (
            <>
              {background}
              {overlay ?? <Outline />}
            </>
          )}
        </Frame>
        {dressed ? (
          <Frame number={3} caption={dressed.caption}>
            {dressed.image}
          </Frame>
        ) : null}
      </div>
    </div>
  );
}

/** A dashed outline of a person, shown while a frame is empty. */
function Outline({ text }: { text?: string }) {
  return (
    <span className={styles.outline}>
      <svg viewBox="0 0 100 125" aria-hidden="true">
        <path d="M50 30c10 0 17 8.5 17 20S60 72 50 72s-17-10-17-22 7-20 17-20zM18 125V108c1-16 13-25 32-25s31 9 32 25v17" />
      </svg>
      {text ? <span className={styles.invitation}>{text}</span> : null}
    </span>
  );
}
