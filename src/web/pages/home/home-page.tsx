import { Link } from 'react-router';
import { PACKAGE_IDS } from '../../../catalog/packages.ts';
import { STYLE_COVERS } from '../../../catalog/style-covers.ts';
import { STYLE_IDS, type StyleId } from '../../../base/style-ids.ts';
import { WelcomeButton } from '../../../features/newsletter/overlays/welcome-button.tsx';
import type { HomeTexts } from '../../../i18n/home/en.ts';
import { homeTexts } from '../../../i18n/home/index.ts';
import { packageOffer } from '../../../i18n/package-offer.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { scenePicture } from '../../../ui/picture/scene-pictures.ts';
import { webContext } from '../../context.ts';
import { examplePairs, type NamedExamplePair } from '../../example-pairs.server.ts';
import { faqPage } from '../../seo/json-ld.server.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { PackageCards } from '../../sections/package-cards.tsx';
import { PairList } from '../../sections/pair-list.tsx';
import { Points } from '../../sections/points.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/home-page.ts';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './home-page.module.css';
import { ParallaxFrames } from './parallax-frames.tsx';
import { StyleList } from './style-list.tsx';

/** Decorative scenes of the parallax section. None of them is the cover of a style. */
const PARALLAX_SCENES = ['bay-window', 'paper-layers', 'city-window'] as const;

const SHOWN_PAIRS = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const page = marketingPage(context, 'home', homeTexts, ({ faq }) => [faqPage(faq.entries)]);
  const { language } = page;
  const { own, dressed } = await examplePairs(context);
  const offer = await context.get(webContext).loadWardrobeOffer();
  return {
    ...page,
    styles: STYLE_IDS.map((id) => ({
      id,
      ...stylesTexts[language][id],
      picture: scenePicture(STYLE_COVERS[id]),
    })),
    // The first pairs show different people; each style's own pair is shown with the style.
    pairs: own.slice(0, SHOWN_PAIRS),
    dressedPairs: dressed.slice(0, SHOWN_PAIRS),
    pairOfStyle: Object.fromEntries(
      STYLE_IDS.map((id) => [id, own.findLast(({ style }) => style === id)]),
    ) as Partial<Record<StyleId, NamedExamplePair>>,
    offersClothes: offer.length > 0,
    // The page's script already contains the names of the catalog's garments.
    houseGarments: offer.filter(({ name }) => name !== undefined),
    parallaxScenes: PARALLAX_SCENES.map(scenePicture),
    offers: PACKAGE_IDS.map((id) => packageOffer(id, language)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const {
    texts,
    styles: styleList,
    pairs,
    dressedPairs,
    pairOfStyle,
    offersClothes,
    houseGarments,
    offers,
  } = loaderData;
  const language = useLanguage();
  return (
    <Page>
      <Hero texts={texts} styleList={styleList} offer={houseGarments} />
      <HowItWorks texts={texts.how} />
      {pairs.length > 0 ? (
        <Section
          id="examples"
          heading={texts.pairs.heading}
          lead={`${texts.pairs.lead} ${texts.pairs.label}`}
        >
          <PairList pairs={pairs} />
          <div>
            <LinkButton look="quiet" to={pagePath('examples', language)}>
              {texts.pairs.more}
            </LinkButton>
          </div>
        </Section>
      ) : null}
      {offersClothes ? (
        <Section
          id="clothes"
          heading={texts.clothes.heading}
          lead={dressedPairs.length > 0 ? `${texts.clothes.lead} ${texts.clothes.label}` : texts.clothes.lead}
        >
          {dressedPairs.length > 0 ? <PairList pairs={dressedPairs} /> : null}
          <Points points={texts.clothes.points} />
        </Section>
      ) : null}
      <StyleList texts={texts.styles} cards={styleList} pairs={pairOfStyle} />
      <ParallaxFrames pictures={loaderData.parallaxScenes} />
      <Section id="pricing" heading={texts.pricing.heading} lead={texts.pricing.lead}>
        <PackageCards offers={offers} choose={texts.pricing.choose} />
        <div>
          <LinkButton look="quiet" to={pagePath('pricing', language)}>
            {texts.pricing.more}
          </LinkButton>
        </div>
      </Section>
      <Privacy texts={texts.privacy} />
      <Offer texts={texts.offer} buy={offers[0]?.buy} />
      <Faq texts={texts.faq} />
    </Page>
  );
}

function Privacy({ texts }: { texts: HomeTexts['privacy'] }) {
  return (
    <Section heading={texts.heading}>
      <dl className={styles.promises}>
        {texts.promises.map((promise) => (
          <div key={promise.title} className={styles.promise}>
            <dt className={styles.promiseTitle}>{promise.title}</dt>
            <dd>{promise.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The limited offer, without a countdown (product.md, "Honest selling"). */
function Offer({ texts, buy }: { texts: HomeTexts['offer']; buy: string | undefined }) {
  const language = useLanguage();
  const { welcome } = useRootData().layout;
  return (
    <section className={styles.offer}>
      <h2>{texts.heading}</h2>
      <p className={styles.offerText}>{texts.text}</p>
      <LinkButton to={`${pagePath('createHeadshot', language)}?package=basic`} className={styles.offerAction}>
        {texts.action}
      </LinkButton>
      <Link className={styles.offerBuy} to={`${pagePath('checkout', language)}?product=basic`}>
        {buy}
      </Link>
      <WelcomeButton texts={welcome} className={styles.offerWelcome} />
    </section>
  );
}
