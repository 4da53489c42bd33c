import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface DashboardPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons and forms beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The `<main>` of a page of the dashboard, with its title. */
export function DashboardPage({ title, lead, actions, children }: DashboardPageProps) {
  const main = useRef<HTMLElement>(null);
  const isNavigated = useRef(useNavigationType() !== 'POP');
  const { pathname } = useLocation();

  // Screen readers start here after a navigation, and not at the link that is gone.
  useEffect(() => {
    if (isNavigated.current) main.current?.focus({ preventScroll: true });
    isNavigated.current = true;
  }, [pathname]);

  return (
    <main ref={main} id="main" tabIndex={-1} className="dash-main">
      <div className="dash-head">
        <div>
          <h1>{title}</h1>
          {lead ? <p className="dash-soft">{lead}</p> : null}
        </div>
        {actions ? <div className="dash-actions">{actions}</div> : null}
      </div>
      {children}
    </main>
  );
}

/** A part of a page with its heading. */
export function DashboardSection(props: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, actions, children } = props;
  return (
    <section className="dash-section" aria-label={title}>
      <div className="dash-head">
        <h2>{title}</h2>
        {actions ? <div className="dash-actions">{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}

/** A sentence in place of a list that has no rows. */
export function EmptyList({ children }: { readonly children: ReactNode }) {
  return <p className="dash-empty">{children}</p>;
}
