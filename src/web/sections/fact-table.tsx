import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './fact-table.module.css';

export interface FactColumn {
  readonly name: string;
  /** Sizes and numbers: set in mono, never broken. */
  readonly figures?: boolean;
  /** Speaks for itself: on a telephone without the column's name. */
  readonly plain?: boolean;
  /** Where several tables stand in line. */
  readonly width?: string;
}

export interface FactRow {
  readonly key: string;
  /** The first is the row's heading. */
  readonly cells: readonly ReactNode[];
  /** Belongs to the row above: on a wide page the heading they share is shown once. */
  readonly continues?: boolean;
}

/**
 * A table that becomes a list on a telephone: each row under its heading, each value behind its column's name. The roles
 * are written out because `display: block` takes them from the elements.
 */
export function FactTable({
  caption,
  captionHidden = false,
  columns,
  rows,
}: {
  caption: ReactNode;
  /** For screen readers only, where a heading above says the same. */
  captionHidden?: boolean;
  columns: readonly FactColumn[];
  rows: readonly FactRow[];
}) {
  return (
    <table className={styles.table} role="table">
      {captionHidden ? (
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      ) : (
        <caption className={styles.caption}>{caption}</caption>
      )}
      <colgroup>
        {columns.map(({ name, width }) => (
          <col key={name} style={width ? { width } : undefined} />
        ))}
      </colgroup>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ name }) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells, continues }) => (
          <tr key={key} role="row" className={styles.row} data-continues={continues || undefined}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={index} role="rowheader" scope="row" className={styles.name}>
                  <span>{cell}</span>
                </th>
              ) : (
                <td
                  key={index}
                  role="cell"
                  data-column={columns[index]?.plain ? undefined : columns[index]?.name}
                  className={classNames(styles.cell, columns[index]?.figures && styles.figures)}
                >
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
