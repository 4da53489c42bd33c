import type { CSSProperties } from 'react';
import { StyleScene } from '../../ui/picture/style-scene.tsx';
import type { StyleId } from '../../base/style-ids.ts';
import styles from './print-samples.module.css';
import { PersonOutline } from './person-outline.tsx';

export interface Print {
  readonly widthMm: number;
  readonly heightMm: number;
  /** 45 × 60 mm */
  readonly mm: string;
  readonly name: string;
}

const SCENES: readonly StyleId[] = ['corporate', 'warm', 'greenery', 'academic', 'realEstate', 'casual'];

/** Outlines of prints in several sizes, all at the same scale. */
export function PrintSamples({ prints, caption }: { prints: readonly Print[]; caption: string }) {
  return (
    <figure className={styles.samples}>
      <ul className={styles.prints}>
        {prints.map(({ widthMm, heightMm, mm, name }, index) => (
          <li key={mm} className={styles.print} style={{ '--w': widthMm, '--h': heightMm } as CSSProperties}>
            <span className={styles.paper}>
              <StyleScene style={SCENES[index % SCENES.length] ?? 'corporate'} sizes="12rem" />
              <PersonOutline head={0.44} crown={0.14} />
            </span>
            <span className={styles.text}>
              <span className={styles.mm}>{mm}</span>
              <span>{name}</span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
