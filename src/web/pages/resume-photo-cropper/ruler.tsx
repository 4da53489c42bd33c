import styles from './cutting-mat.module.css';

/** The longest ruler that fits on a phone. */
const LENGTH_MM = 70;
const HEIGHT_MM = 9;

/** A ruler with a tick for each millimetre, longer ones for every five, and numbers for every ten. */
export function Ruler({ unit }: { unit: string }) {
  const tens = Array.from({ length: LENGTH_MM / 10 + 1 }, (_, index) => index * 10);
  return (
    <svg
      className={styles.ruler}
      viewBox={`-1 0 ${LENGTH_MM + 5} ${HEIGHT_MM}`}
      style={{ width: `${LENGTH_MM + 5}mm`, height: `${HEIGHT_MM}mm` }}
      role="img"
      aria-label={`0 – ${LENGTH_MM} ${unit}`}
    >
      <path
        d={Array.from({ length: LENGTH_MM + 1 }, (_, mm) => `M${mm} 0v${tickMm(mm)}`).join('')}
        stroke="currentColor"
        strokeWidth={0.2}
      />
      {tens.map((mm) => (
        <text key={mm} x={mm} y={8} textAnchor={mm === 0 ? 'start' : 'middle'}>
          {mm === LENGTH_MM ? `${mm} mm` : mm}
        </text>
      ))}
    </svg>
  );
}

function tickMm(mm: number): number {
  if (mm % 10 === 0) return 4.5;
  return mm % 5 === 0 ? 3.2 : 2;
}
