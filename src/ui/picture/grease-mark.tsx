import styles from './grease-mark.module.css';

/** Hand-drawn strokes in a box of 48 × 48 units. */
const STROKES = {
  tick: ['M7 27.500c3.2 2.6 6.3 6.8 8.6 11.900C20.4 28 29 15.5 42.5 6.5'],
  cross: ['M9 8.500c8.5 9.5 19 20.5 31 30.5', 'M39.5 7.500C31 15 18 27.5 8.5 40.5'],
  query: [
    'M14.200 15.800c-.2-6 4.600-10.400 10.600-10.300 6.200.1 10.100 4.300 9.500 9.600-.6 5.200-6.800 7.100-9.200 11.100-1 1.700-1.300 3.700-1.100 6.200',
    'M23.600 41.600l.5.500',
  ],
  ring: [
    'M30.5 5.200C17.5 2.4 4.3 11.8 3.6 24.4 3 36.5 13 45 25 44.600c12.5-.4 20.6-9.8 20-21.300C44.3 12.5 35.8 5.6 23 6.300c-2.6.2-5 .7-7.2 1.7',
  ],
} as const;

export type GreaseMarkKind = keyof typeof STROKES;

/**
 * The marks of a photo editor's grease pencil. The red tick, cross and ring are decisions; the white query is a decision that
 * is still open. They are decorative, because the text beside them says the same.
 */
export function GreaseMark({ kind }: { kind: GreaseMarkKind }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 48 48"
      preserveAspectRatio={kind === 'ring' ? 'none' : 'xMidYMid'}
      aria-hidden="true"
    >
      {STROKES[kind].map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
