import { discountedPriceCents, WELCOME_DISCOUNT } from '../../../catalog/discounts.ts';
import { PACKAGE_IDS, PACKAGES } from '../../../catalog/packages.ts';
import { checkoutPageTexts } from '../../../i18n/checkout-page/index.ts';
import { packageOffer } from '../../../i18n/package-offer.ts';
import { currencyOf, formatPrice } from '../../../i18n/price.ts';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { PackageCards } from '../../sections/package-cards.tsx';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/checkout-page.ts';
import lineList from '../../sections/line-list.module.css';
import styles from './checkout-page.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const page = marketingPage(context, 'checkout', checkoutPageTexts);
  const { language, texts } = page;
  const currency = currencyOf(language);
  const packages = PACKAGE_IDS.map((id) => {
    const offer = packageOffer(id, language);
    const cents = discountedPriceCents(PACKAGES[id].priceCents[currency], WELCOME_DISCOUNT);
    const price = formatPrice(cents, currency, language);
    // The crossed-out price is the one that everybody else pays now (product.md, "Honest selling").
    return { ...offer, price, terms: `${texts.before} ${offer.price}, ${offer.terms}` };
  });
  return { ...page, packages, code: WELCOME_DISCOUNT.code };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function CheckoutPage({ loaderData: { texts, packages, code } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeading heading={texts.heading} lead={texts.lead} />
      <section className={styles.code} aria-labelledby="code-heading">
        <h2 id="code-heading">{texts.code.heading}</h2>
        <CopyCode code={code} texts={texts.code} />
        <p>{texts.code.text}</p>
      </section>
      <Section heading={texts.packages.heading} lead={texts.packages.lead}>
        <PackageCards offers={packages} choose={texts.choose} query={`&code=${code}`} />
        <p>{texts.refund}</p>
      </Section>
      <Section heading={texts.steps.heading}>
        <ol className={lineList.list}>
          {texts.steps.list.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
    </Page>
  );
}
