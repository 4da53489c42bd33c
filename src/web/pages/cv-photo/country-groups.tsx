import type { CvPhotoTexts } from '../../../i18n/cv-photo/en.ts';
import type { ExpectationGuide } from '../../../i18n/photo-guide.ts';
import { FactTable } from '../../sections/fact-table.tsx';
import styles from './country-groups.module.css';

/** One table of countries for each expectation, from "expected" to "leave it out". */
export function CountryGroups({
  groups,
  texts,
}: {
  groups: readonly ExpectationGuide[];
  texts: CvPhotoTexts['guide'];
}) {
  const { country, size, advice } = texts.columns;
  return (
    <div className={styles.groups}>
      {groups.map((group) => {
        const hasSizes = group.countries.some(({ sizes }) => sizes.length > 0);
        return (
          <section key={group.id} aria-labelledby={`photo-${group.id}`}>
            <div className={styles.head}>
              <h3 id={`photo-${group.id}`}>{group.name}</h3>
              <p className={styles.sentence}>{group.sentence}</p>
            </div>
            <FactTable
              caption={group.name}
              captionHidden
              columns={[
                { name: country, width: '11rem' },
                { name: advice, plain: true },
                ...(hasSizes ? [{ name: size, figures: true, plain: true, width: '9rem' }] : []),
              ]}
              rows={group.countries.map(({ code, name, advice, placement, sizes: [usual] }) => ({
                key: code,
                cells: [
                  name,
                  placement ? `${advice} ${placementSentence(placement)}` : advice,
                  ...(hasSizes ? [usual?.mm] : []),
                ],
              }))}
            />
          </section>
        );
      })}
      <p className={styles.sources}>{texts.sources}</p>
    </div>
  );
}

function placementSentence(placement: string): string {
  return `${placement.charAt(0).toUpperCase()}${placement.slice(1)}.`;
}
