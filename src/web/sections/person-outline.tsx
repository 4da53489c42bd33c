import styles from './person-outline.module.css';

/** The height of the head in the drawing, chin to crown, in units of its viewBox. */
const HEAD_UNITS = 42;
/** The distance from the drawing's top to the crown, in units of its viewBox. */
const CROWN_UNITS = 30;

/**
 * The outline of a person where a photo will be, because pages show no invented people.
 * @param head chin to crown, as a share of the frame's height
 * @param crown the space above the crown, as a share of the frame's height
 */
export function PersonOutline({ head = 0.4, crown = 0.16 }: { head?: number; crown?: number }) {
  const scale = (head * 125) / HEAD_UNITS;
  const left = 50 - 50 * scale;
  const top = crown * 125 - CROWN_UNITS * scale;
  return (
    <svg
      className={styles.person}
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
