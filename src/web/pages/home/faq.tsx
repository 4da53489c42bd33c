import { useId, useState } from 'react';
import { BRAND } from '../../../catalog/brand.ts';
import type { HomeTexts } from '../../../i18n/home/en.ts';
import { FaqList } from '../../sections/faq-list.tsx';
import { Section } from '../../sections/section.tsx';
import { searchFaq } from './faq-search.ts';
import styles from './faq.module.css';

export function Faq({ texts }: { texts: HomeTexts['faq'] }) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = searchFaq(texts.entries, typed);
  const searching = typed.trim() !== '';
  const count = found.length === 1 ? texts.found.one : `${found.length} ${texts.found.many}`;
  return (
    <Section id="faq" heading={texts.heading}>
      <div className={styles.search} role="search">
        <label htmlFor={id}>{texts.search}</label>
        <input
          id={id}
          type="search"
          className={styles.input}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        />
        <p role="status" className={styles.count}>
          {searching && found.length > 0 ? count : ''}
          {found.length === 0 ? (
            <>
              {texts.none} {texts.noneHours}:{' '}
              <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a>
            </>
          ) : null}
        </p>
      </div>
      <FaqList entries={found} />
    </Section>
  );
}
