import type { ReactNode } from 'react';
import type { AboutTexts } from '../../../i18n/about/en.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { PersonOutline } from '../../sections/person-outline.tsx';
import { CornerMark } from '../../sections/corner-mark.tsx';
import styles from './making-strip.module.css';

const STEPS = ['check', 'cut', 'light', 'place', 'measure', 'mark'] as const;
type Step = (typeof STEPS)[number];

/** The six steps as frames of film; each frame adds one step to the picture. */
export function MakingStrip({ texts }: { texts: AboutTexts['making'] }) {
  return (
    <ol className={styles.strip}>
      {STEPS.map((step, index) => (
        <li key={step} className={styles.step}>
          <Frame number={index + 1} mark={step === 'check' ? 'tick' : undefined}>
            {contentOf(step, texts.mark)}
          </Frame>
          <div className={styles.text}>
            <h3 className={styles.title}>{texts.steps[step].title}</h3>
            <p>{texts.steps[step].text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function contentOf(step: Step, mark: string): ReactNode {
  const isPlaced = STEPS.indexOf(step) >= STEPS.indexOf('place');
  return (
    <>
      {isPlaced ? <StyleScene style="warm" sizes="(min-width: 46rem) 16rem, 45vw" /> : null}
      {step === 'cut' ? <span className={styles.checkered} /> : null}
      <span className={styles.layer}>
        <PersonOutline head={0.44} crown={0.15} />
      </span>
      {step === 'check' ? <Lines d="M24 12h-8v8M76 12h8v8M24 84h-8v-8M76 84h8v-8" /> : null}
      {step === 'light' ? <Lines d="M6 14l16 11M4 34h18M12 0l12 17M30 -4l4 17" /> : null}
      {step === 'measure' ? <Lines d="M0 46h100M50 6v92M14 19h10M14 73h10M19 19v54M96 42v8M4 42v8" /> : null}
      {step === 'mark' ? <CornerMark text={mark} /> : null}
    </>
  );
}

function Lines({ d }: { d: string }) {
  return (
    <svg className={styles.lines} viewBox="0 0 100 125" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
