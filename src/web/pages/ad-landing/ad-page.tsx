import type { ReactNode } from 'react';
import type { AdVariant } from '../../../catalog/ad-variants.ts';
import { STYLE_IDS, type StyleId } from '../../../base/style-ids.ts';
import type { AdVariantTexts } from '../../../i18n/ad-landing/index.ts';
import type { PackageOffer } from '../../../i18n/package-offer.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import { Closing } from '../../sections/closing.tsx';
import { FaqList } from '../../sections/faq-list.tsx';
import { PackageCards } from '../../sections/package-cards.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import styles from './ad-page.module.css';
import { SelfieAndHeadshot } from './selfie-and-headshot.tsx';
import { StoryStrip } from './story-strip.tsx';

type Block = 'story' | 'how' | 'styles' | 'prices' | 'promises' | 'questions';

/** The sections after the opening, in their order. */
const BLOCKS: Readonly<Record<AdVariant, readonly Block[]>> = {
  original: ['how', 'styles', 'prices', 'promises', 'questions'],
  'direct-response': ['prices', 'how', 'questions'],
  'emotional-story': ['story', 'how', 'promises', 'prices', 'questions'],
};

export interface AdPageProps {
  texts: AdVariantTexts;
  variant: AdVariant;
  offers: readonly PackageOffer[];
  styleNames: Readonly<Record<StyleId, string>>;
}

/** The page that advertisements link to. All versions make the same offer in other texts and another order. */
export function AdPage({ texts, variant, offers, styleNames }: AdPageProps) {
  const { how, styles: looks, prices, promises, faq } = texts;
  const figures: Readonly<Record<AdVariant, ReactNode>> = {
    original: <SelfieAndHeadshot texts={texts.pair} />,
    'direct-response': <OfferFacts texts={texts.facts} />,
    'emotional-story': undefined,
  };
  const blocks: Readonly<Record<Block, ReactNode>> = {
    story: <StoryStrip story={texts.story} />,
    how: (
      <Section heading={how.heading}>
        <Points numbered points={how.points} />
      </Section>
    ),
    styles: (
      <Section heading={looks.heading} lead={looks.lead}>
        <StyleStrip names={styleNames} />
      </Section>
    ),
    prices: (
      <Section heading={prices.heading} lead={prices.lead}>
        <PackageCards offers={offers} choose={prices.choose} />
      </Section>
    ),
    promises: (
      <Section heading={promises.heading}>
        <Points points={promises.points} />
      </Section>
    ),
    questions: (
      <Section heading={faq.heading}>
        <FaqList entries={faq.entries} />
      </Section>
    ),
  };
  return (
    <Page>
      <PageOpening note={texts.price} heading={texts.heading} lead={texts.lead} figure={figures[variant]}>
        <LinkButton to={pagePath('createHeadshot', useLanguage())}>{texts.action}</LinkButton>
      </PageOpening>
      {BLOCKS[variant].map((block) => (
        <div key={block}>{blocks[block]}</div>
      ))}
      <Closing {...texts.end} action={texts.action} />
    </Page>
  );
}

/** The facts of the offer as a list. */
function OfferFacts({ texts }: { texts: AdVariantTexts['facts'] }) {
  return (
    <section className={styles.facts}>
      <h2 className={styles.factsHeading}>{texts.heading}</h2>
      <dl>
        {texts.rows.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every style on one strip of film. */
function StyleStrip({ names }: { names: Readonly<Record<StyleId, string>> }) {
  return (
    <ol className={styles.film}>
      {STYLE_IDS.map((style, index) => (
        <li key={style} className={styles.shot}>
          <span className={styles.shotNumber} aria-hidden="true">
            {index + 1}
          </span>
          <StyleScene style={style} sizes="(min-width: 46rem) 14vw, 40vw" />
          <span className={styles.styleName}>{names[style]}</span>
        </li>
      ))}
    </ol>
  );
}
