import type { HomeTexts } from '../../../i18n/home/en.ts';
import { Frame } from '../../../ui/picture/frame.tsx';
import styles from './how-it-works.module.css';
import { Section } from '../../sections/section.tsx';
import { StepDrawing } from './step-drawing.tsx';

export function HowItWorks({ texts }: { texts: HomeTexts['how'] }) {
  return (
    <Section heading={texts.heading}>
      <ol className={styles.steps}>
        {texts.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <Frame number={index + 1} shape="square">
              <StepDrawing step={index} />
            </Frame>
            <div className={styles.text}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
