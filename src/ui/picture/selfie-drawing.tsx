import styles from './selfie-drawing.module.css';

/** The kinds of drawn selfies: three good ones, then six bad ones. */
export type SelfieDrawingKind =
  | 'window-light'
  | 'eye-level'
  | 'other-place'
  | 'too-far'
  | 'too-dark'
  | 'sunglasses'
  | 'hat'
  | 'two-people'
  | 'cut-off';

const HEAD = 'M50 34c9 0 15 7.5 15 18S59 71 50 71s-15-8.500-15-19 6-18 15-18z';
const SHOULDERS = 'M22 125v-16c1-15 13-23 28-23s27 8 28 23v16';
const EYES = 'M42 51h5M53 51h5';
const SMILE = 'M44 60c3 3.500 9 3.500 12 0';

/** Line drawings of selfies, because the repository ships no photos of people. They are decorative; the text says the same. */
export function SelfieDrawing({ kind }: { kind: SelfieDrawingKind }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 125" aria-hidden="true" data-kind={kind}>
      {DRAWINGS[kind]}
    </svg>
  );
}

const person = (
  <>
    <path d={HEAD} />
    <path d={SHOULDERS} />
    <path d={EYES} />
    <path d={SMILE} />
  </>
);

const DRAWINGS: Readonly<Record<SelfieDrawingKind, React.ReactNode>> = {
  'window-light': (
    <>
      <path className={styles.faint} d="M4 10h20v52H4zM14 10v52M4 36h20" />
      <path className={styles.faint} d="M28 30l6 3M28 42l5 1M28 54l5-1" />
      {person}
    </>
  ),
  'eye-level': (
    <>
      <path className={styles.faint} d="M0 51h30M70 51h30" strokeDasharray="3 4" />
      {person}
    </>
  ),
  'other-place': (
    <>
      <path className={styles.faint} d="M6 96c8-18 14-18 18 0M76 96c6-26 14-26 20 0M0 96h24M76 96h24" />
      <circle className={styles.faint} cx="84" cy="20" r="8" />
      {person}
    </>
  ),
  'too-far': <g transform="translate(33 62) scale(.34)">{person}</g>,
  'too-dark': (
    <>
      {person}
      <rect className={styles.dark} width="100" height="125" />
    </>
  ),
  sunglasses: (
    <>
      {person}
      <path className={styles.solid} d="M37 47h11v6c0 3-10 3-11 0zM52 47h11c0 9-11 9-11 6zM48 48h4v2h-4z" />
    </>
  ),
  hat: (
    <>
      {person}
      <path className={styles.solid} d="M32 44c2-20 34-20 36 0zM26 42h48v4H26z" />
    </>
  ),
  'two-people': (
    <>
      <g transform="translate(-20 12) scale(.9)">{person}</g>
      <g transform="translate(30 12) scale(.9)">{person}</g>
    </>
  ),
  'cut-off': <g transform="translate(-52 -62) scale(2.050)">{person}</g>,
};
