import { Moment } from './moment.tsx';
import type { StoryEntry } from './story-entry.ts';

/** Lists what happened, in order of time. */
export function Story({ entries }: { readonly entries: readonly StoryEntry[] }) {
  return (
    <ol className="dash-story">
      {entries.map(({ at, title, detail, tone }, index) => (
        <li key={index} data-tone={tone}>
          <Moment at={at} />
          <div>
            <strong>{title}</strong>
            {detail ? <span className="dash-soft"> {detail}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
