import type { PhotoReviewResultTexts } from '../../../i18n/photo-review-result/en.ts';
import type { Rect } from '../../../imaging/raster/image.ts';
import type { ReviewMarks } from '../../../imaging/recipes/review/review-measures.ts';
import type { ReviewCategory } from '../../../imaging/recipes/review/review-rules.ts';
import styles from './photo-marks.module.css';

/** The kinds of marks that explain a category. With the other categories all marks are shown. */
const MARKS_OF: Readonly<Partial<Record<ReviewCategory, readonly (keyof ReviewMarks)[]>>> = {
  lighting: ['clipped', 'shadow'],
  background: ['clutter', 'others'],
  composition: ['eyes', 'head'],
  crop: ['eyes', 'head'],
};

export interface PhotoMarksProps {
  marks: ReviewMarks;
  /** The size of the upright photo; only its aspect ratio counts. */
  widthPx: number;
  heightPx: number;
  /** The category that is open; undefined shows all marks. */
  category: ReviewCategory | undefined;
  texts: PhotoReviewResultTexts['marks'];
}

/** The marks over the photo, drawn in a box that lies as the photo does (`object-fit: contain`). */
export function PhotoMarks({ marks, widthPx, heightPx, category, texts }: PhotoMarksProps) {
  const kinds = category && MARKS_OF[category];
  const shows = (kind: keyof ReviewMarks) => kinds?.includes(kind) ?? true;
  const scale = 1000 / Math.max(widthPx, heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  const rect = (kind: string) =>
    function MarkedRect(at: Rect, index: number) {
      return (
        <rect
          key={`${kind}${index}`}
          className={styles[kind]}
          x={at.x * width}
          y={at.y * height}
          width={at.width * width}
          height={at.height * height}
        />
      );
    };
  const [leftX, leftY, rightX, rightY] = marks.eyes;
  const slope = (rightY - leftY) / Math.max(1e-6, rightX - leftX);
  const eyeLineY = (x: number) => (leftY + slope * (x - leftX)) * height;
  const found = (['clutter', 'others', 'shadow', 'clipped'] as const).filter(
    (kind) => shows(kind) && marks[kind].length > 0,
  );
  const legend = [...(shows('head') ? (['head', 'eyes'] as const) : []), ...found];
  if (legend.length === 0) return null;
  return (
    <>
      <svg
        className={styles.marks}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${texts.label}: ${legend.map((kind) => texts[kind]).join(', ')}`}
      >
        {found.flatMap((kind) => marks[kind].map(rect(kind)))}
        {shows('head') ? (
          <>
            {rect('head')(marks.head, 0)}
            <line className={styles.eyes} x1={0} y1={eyeLineY(0)} x2={width} y2={eyeLineY(1)} />
          </>
        ) : null}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {legend.map((kind) => (
          <li key={kind} className={styles.entry}>
            <span className={styles.key} data-kind={kind} />
            {texts[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}
