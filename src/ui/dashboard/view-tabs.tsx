import { Link, useLocation } from 'react-router';

/** Links between the views of one page. The chosen one stays in the address; filters of the others do not. */
export function ViewTabs<View extends string>(props: {
  readonly label: string;
  /** The name of the view in the address. */
  readonly parameter?: string;
  readonly views: readonly (readonly [view: View, title: string])[];
  readonly current: View;
}) {
  const { label, parameter = 'view', views, current } = props;
  const { pathname } = useLocation();
  return (
    <nav className="dash-actions" aria-label={label}>
      {views.map(([view, title]) => (
        <Link
          key={view}
          className="dash-tab"
          aria-current={view === current ? 'page' : undefined}
          to={`${pathname}?${parameter}=${view}`}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
