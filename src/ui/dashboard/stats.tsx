import type { ReactNode } from 'react';

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** Figures with their names. */
export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="dash-stats">
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? value.toLocaleString('en') : value}</dd>
          {note ? <dd className="dash-note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** Names and values of one thing, one below the other. */
export function Facts({ facts }: { readonly facts: readonly Stat[] }) {
  return (
    <dl className="dash-facts">
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function Fact({ label, value }: Stat) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** A state in a list. `bad` asks for attention. */
export function StateMark({
  tone,
  children,
}: {
  readonly tone?: 'good' | 'bad' | 'plain';
  readonly children: ReactNode;
}) {
  return (
    <span className="dash-state" data-tone={tone ?? 'plain'}>
      {children}
    </span>
  );
}
