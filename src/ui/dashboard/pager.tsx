import { Link, useLocation } from 'react-router';

interface PagerProps {
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/** Links to the next page of a list, and back to its start. The place stays in the address. */
export function Pager({ next }: PagerProps) {
  const { pathname, search } = useLocation();
  const at = (cursor: string | undefined) => {
    const query = new URLSearchParams(search);
    if (cursor === undefined) query.delete('after');
    else query.set('after', cursor);
    return `${pathname}?${query.toString()}`;
  };
  const isFirst = !new URLSearchParams(search).has('after');
  if (isFirst && next === undefined) return null;
  return (
    <nav className="dash-pager" aria-label="Pages of the list">
      {isFirst ? null : <Link to={at(undefined)}>First page</Link>}
      {next === undefined ? (
        <span className="dash-soft">End of the list</span>
      ) : (
        <Link to={at(next)}>Next page</Link>
      )}
    </nav>
  );
}
