import styles from './sitter.module.css';

/** Units of the drawing's height: chin to crown, and where the eyes are below the crown. */
const HEAD_UNITS = 42;
const CROWN_UNITS = 30;

/**
 * Whoever will stand there, drawn as an outline: the pages show no invented people.
 * @param head chin to crown as a share of the frame's height; @param crown air above it, likewise
 */
export function Sitter({ head = 0.4, crown = 0.16 }: { head?: number; crown?: number }) {
  const scale = (head * 125) / HEAD_UNITS;
  const left = 50 - 50 * scale;
  const top = crown * 125 - CROWN_UNITS * scale;
  return (
    <svg
      className={styles.sitter}
      viewBox="0 0 100 125"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        transform={`translate(${left} ${top}) scale(${scale})`}
        d="M6 200V112c1-17 15-25 34-27 2-4 2.500-9 1.500-15-5.500-4-8.500-11-8.500-20 0-11.500 7-20 17-20s17 8.500 17 20c0 9-3 16-8.500 20-1 6-.5 11 1.500 15 19 2 33 10 34 27v88"
      />
    </svg>
  );
}
