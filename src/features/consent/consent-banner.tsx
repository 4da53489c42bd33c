import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ANALYTICS_SERVICES, type AnalyticsServiceId } from '../../catalog/analytics-services.ts';
import { ASKED_CATEGORIES, type AskedCategory } from '../../catalog/consent.ts';
import type { Language } from '../../catalog/languages.ts';
import { consentTexts } from '../../i18n/consent/index.ts';
import { pagePath } from '../../page-urls.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ConsentEvent, ConsentState } from './consent.ts';
import styles from './consent-banner.module.css';
import { useBannerSpace } from './use-banner-space.ts';

export interface ConsentBannerProps {
  state: ConsentState;
  dispatch: (event: ConsentEvent) => void;
  /** The services that are configured. */
  services: readonly AnalyticsServiceId[];
}

/**
 * Asks about analytics and advertising. It is no dialog: the page can be used beside it, the focus is free, and Escape decides
 * nothing. Both answers are buttons of the same look in the same place, and nothing is ticked in advance.
 */
export function ConsentBanner({ state, dispatch, services }: ConsentBannerProps) {
  const language = useLanguage();
  const texts = consentTexts[language];
  const headingId = useId();
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view } = state.banner;
  const toggles = state.banner.view === 'details' ? state.banner.toggles : undefined;
  useBannerSpace(banner);
  useFocusReturn(banner);
  useFocusOnView(view, heading);

  return (
    <>
      <Announcement text={texts.announcement} />
      <section ref={banner} className={styles.banner} data-view={view} aria-labelledby={headingId}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
              {texts.heading}
            </h2>
            <p>
              {leadText(services, language)}{' '}
              <Link to={pagePath('privacyPolicy', language)}>{texts.privacy}</Link>
            </p>
          </div>
          {toggles ? (
            <div className={styles.categories}>
              <div className={styles.category}>
                <p className={styles.name}>{texts.categories.essential.name}</p>
                <p>{texts.categories.essential.about}</p>
              </div>
              {ASKED_CATEGORIES.map((category) => (
                <Category
                  key={category}
                  category={category}
                  services={services}
                  isOn={toggles[category]}
                  onToggle={(isOn) => dispatch({ type: 'toggled', category, isOn })}
                />
              ))}
            </div>
          ) : null}
          <div className={styles.actions}>
            <Action onClick={() => dispatch({ type: 'accepted-all' })}>{texts.acceptAll}</Action>
            <Action onClick={() => dispatch({ type: 'rejected-all' })}>{texts.rejectAll}</Action>
            {toggles ? (
              <Action isWide onClick={() => dispatch({ type: 'accepted-selected' })}>
                {texts.acceptSelected}
              </Action>
            ) : null}
            {toggles ? (
              <Button look="quiet" className={styles.other} onClick={() => dispatch({ type: 'closed' })}>
                {state.consent ? texts.close : texts.back}
              </Button>
            ) : (
              <Button
                look="quiet"
                className={styles.other}
                onClick={() => dispatch({ type: 'details-opened' })}
              >
                {texts.choose}
              </Button>
            )}
          </div>
        </div>
      </section>
    </>
  );
}

function Action({ isWide = false, ...rest }: { isWide?: boolean; onClick: () => void; children: ReactNode }) {
  return <Button className={classNames(styles.action, isWide && styles.selected)} {...rest} />;
}

/** One toggle with the services behind it, their cookies and where the data goes. */
function Category({
  category,
  services,
  isOn,
  onToggle,
}: {
  category: AskedCategory;
  services: readonly AnalyticsServiceId[];
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}) {
  const texts = consentTexts[useLanguage()];
  const { name, about } = texts.categories[category];
  const own = services.map((id) => ANALYTICS_SERVICES[id]).filter((service) => service.category === category);
  return (
    <div className={styles.category}>
      <CheckboxField
        label={<span className={styles.name}>{name}</span>}
        checked={isOn}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <p>{about}</p>
      {own.length === 0 ? <p className={styles.service}>{texts.noService}</p> : null}
      {own.map((service) => (
        <p key={service.name} className={styles.service}>
          {[
            texts.by(service.name, service.company),
            service.cookies.map((cookie) => texts.cookie(cookie.name, cookie.days)).join(', ') ||
              texts.noCookies,
            ...(service.leavesEea ? [texts.leavesEea] : []),
          ].join('; ')}
        </p>
      ))}
    </div>
  );
}

/** Says what would be loaded, by name. */
function leadText(services: readonly AnalyticsServiceId[], language: Language): string {
  const texts = consentTexts[language];
  const [analytics, marketing] = ASKED_CATEGORIES.map((category) =>
    services
      .map((id) => ANALYTICS_SERVICES[id])
      .filter((service) => service.category === category)
      .map(({ name }) => name)
      // No category has more than two, and Intl.ListFormat takes 20 ms to create.
      .join(` ${texts.and} `),
  );
  if (!analytics && !marketing) return texts.nothing;
  const ask =
    analytics && marketing
      ? texts.ask.both(analytics, marketing)
      : analytics
        ? texts.ask.analytics(analytics)
        : texts.ask.marketing(marketing!);
  return [ask, texts.without, texts.change].join(' ');
}

/** Tells users of screen readers that the banner has appeared. A live region speaks only what changes after it is there. */
function Announcement({ text }: { text: string }) {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <VisuallyHidden>{isSpoken ? text : ''}</VisuallyHidden>
    </div>
  );
}

/** Gives the focus back when the banner closes under it: to the link that opened it, or to the page. */
function useFocusReturn(banner: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = banner.current;
    const opener = document.activeElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const target =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected
          ? opener
          : document.getElementById('main');
      target?.focus({ preventScroll: true });
    };
  }, [banner]);
}

/** Moves the focus to the heading whenever the visitor opens another view, because the pressed button is gone. */
function useFocusOnView(view: string, heading: { readonly current: HTMLElement | null }): void {
  const before = useRef<string>('shown');
  useEffect(() => {
    if (before.current !== view) heading.current?.focus({ preventScroll: true });
    before.current = view;
  }, [view, heading]);
}
