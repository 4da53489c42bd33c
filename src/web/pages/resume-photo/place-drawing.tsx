import type { ReactNode } from 'react';
import styles from '../../sections/film-drawing.module.css';

export const PLACES = ['resume', 'linkedin', 'portfolio', 'bio'] as const;
type Place = (typeof PLACES)[number];

/** The outline of head and shoulders in a box of 20 × 24 units. */
const PERSON =
  'M10 4c3.300 0 5.500 2.700 5.500 6.200S13.300 17 10 17s-5.500-3.300-5.500-6.800S6.700 4 10 4zM0 24c.5-4 4-6.500 10-6.500S19.500 20 20 24';

const DRAWINGS: Readonly<Record<Place, ReactNode>> = {
  resume: (
    <>
      <path d="M20 14h60v97H20z" />
      <path d="M27 24h24M27 31h16" />
      <path className={styles.faint} d="M27 50h46M27 57h46M27 64h30M27 76h46M27 83h46M27 90h38M27 100h46" />
      <g transform="translate(56 20)">
        <path d="M-2 -1h22v26h-22z" />
        <path transform="translate(-1 1)" d={PERSON} />
      </g>
    </>
  ),
  linkedin: (
    <>
      <path d="M12 22h76v82H12z" />
      <path className={styles.faint} d="M12 44h76" />
      <circle cx="34" cy="48" r="15.500" className={styles.solid} />
      <path transform="translate(24 36)" d={PERSON} />
      <path d="M20 73h34M20 80h22" />
      <path className={styles.faint} d="M20 91h60M20 97h44" />
    </>
  ),
  portfolio: (
    <>
      <path d="M10 24h80v74H10zM10 33h80" />
      <path className={styles.faint} d="M14 28.500h2M19 28.500h2M24 28.500h2" />
      <path d="M18 43h26v34H18z" />
      <path transform="translate(19 47) scale(1.200)" d={PERSON} />
      <path d="M52 46h28M52 53h20" />
      <path className={styles.faint} d="M52 64h28M52 70h28M52 76h18M18 88h62" />
    </>
  ),
  bio: (
    <>
      <path className={styles.faint} d="M36 10l10 20M64 10L54 30" />
      <path d="M26 32h48v74H26zM44 32v-5h12v5" />
      <path d="M36 42h28v33H36z" />
      <path transform="translate(38 46.500) scale(1.200)" d={PERSON} />
      <path d="M36 85h28M40 92h20" />
    </>
  ),
};

/** Line drawings of places for a photo: a resume, a profile, a website, a badge. */
export function PlaceDrawing({ place }: { place: Place }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 125" aria-hidden="true">
      {DRAWINGS[place]}
    </svg>
  );
}
