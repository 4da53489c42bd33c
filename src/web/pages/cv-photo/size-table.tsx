import type { CvPhotoTexts } from '../../../i18n/cv-photo/en.ts';
import { FactTable } from '../../sections/fact-table.tsx';
import type { SizeInUse } from './sizes-in-use.ts';
import styles from './size-table.module.css';

export function SizeTable({ sizes, texts }: { sizes: readonly SizeInUse[]; texts: CvPhotoTexts['sizes'] }) {
  const { mm, px, pxFine, used } = texts.columns;
  return (
    <FactTable
      caption={texts.caption}
      captionHidden
      columns={[{ name: mm }, { name: px, figures: true }, { name: pxFine, figures: true }, { name: used }]}
      rows={sizes.map((size) => ({
        key: size.mm,
        cells: [
          <span key="mm" className={styles.mm}>
            {size.mm}
          </span>,
          size.px,
          size.pxFine,
          <ul key="uses" className={styles.uses}>
            {size.uses.map(({ country, role }) => (
              <li key={country}>
                {country}: {role}
              </li>
            ))}
          </ul>,
        ],
      }))}
    />
  );
}
