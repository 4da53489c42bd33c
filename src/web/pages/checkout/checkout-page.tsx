import { useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { WELCOME_DISCOUNT } from '../../../catalog/discounts.ts';
import {
  type DiscountProductId,
  isDiscountProduct,
  type ProductId,
  PRODUCTS,
} from '../../../catalog/products.ts';
import { PurchaseForm } from '../../../features/orders/checkout/purchase-form.tsx';
import { checkoutPageTexts } from '../../../i18n/checkout-page/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { marketingPage } from '../../seo/marketing-page.server.ts';
import { Section } from '../../sections/section.tsx';
import type { Route } from './+types/checkout-page.ts';
import lineList from '../../sections/line-list.module.css';
import styles from './checkout-page.module.css';
import { readPurchaseLink } from './purchase-link.ts';
import { useOfferAfterLeaving } from './use-offer-after-leaving.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { ...marketingPage(context, 'checkout', checkoutPageTexts), code: WELCOME_DISCOUNT.code };
}

/** The chosen package is in the URL, but nothing else of the page depends on it: choosing one works without a connection. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function CheckoutPage({ loaderData: { texts, code } }: Route.ComponentProps) {
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const link = readPurchaseLink(search, useLocation().state);
  // The URL changes a moment after a choice, and until then React would mark the former package again.
  const [chosen, setChosen] = useState<ProductId>();
  if (chosen === link.productId) setChosen(undefined);
  const productId = chosen ?? link.productId;
  // Choosing another package replaces the link in the URL, which must not take the offer away.
  const [offered, setOffered] = useState<DiscountProductId>();
  if (isDiscountProduct(link.productId) && offered !== link.productId) setOffered(link.productId);
  const { packageId } = PRODUCTS[productId];
  const onAbandoned = useOfferAfterLeaving();
  return (
    <Page>
      <PageHeading heading={texts.heading} lead={texts.lead}>
        <p>
          {texts.first.text}{' '}
          <Link to={`${pagePath('createHeadshot', language)}?package=${packageId}`}>
            {texts.first.action}
          </Link>
        </p>
      </PageHeading>
      <Section heading={texts.order}>
        <PurchaseForm
          // A link to another offer opens the form anew, with what it fills in.
          key={`${link.discountCode} ${link.email}`}
          productId={productId}
          offered={offered}
          linked={link}
          onAbandoned={onAbandoned}
          onProduct={(id) => {
            setChosen(id);
            setSearch(
              (now) => {
                now.set('product', id);
                now.delete('package');
                return now;
              },
              { replace: true, preventScrollReset: true },
            );
          }}
        />
      </Section>
      {/* A discount product takes no code. */}
      {isDiscountProduct(productId) ? null : (
        <section className={styles.code} aria-labelledby="code-heading">
          <h2 id="code-heading">{texts.code.heading}</h2>
          <CopyCode code={code} texts={texts.code} />
          <p>{texts.code.text}</p>
        </section>
      )}
      <Section heading={texts.steps.heading}>
        <ol className={lineList.list}>
          {texts.steps.list.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{texts.refund}</p>
      </Section>
    </Page>
  );
}
