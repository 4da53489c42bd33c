import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './fact-table.module.css';

export interface FactColumn {
  readonly name: string;
  /** For sizes and numbers, which are set in a monospaced font and never wrap. */
  readonly figures?: boolean;
  /** True when the values are self-explanatory, so that phones do not show the column's name before them. */
  readonly plain?: boolean;
  /** A fixed width, so that the columns of several tables line up. */
  readonly width?: string;
}

export interface FactRow {
  readonly key: string;
  /** The first cell is the row's heading. */
  readonly cells: readonly ReactNode[];
  /** True when the row has the same heading as the row above; a wide page shows it once. */
  readonly continues?: boolean;
}

/**
 * A table that becomes a list on phones, with each row under its heading and each value after its column's name. The roles
 * are explicit because `display: block` removes the implicit ones.
 */
export function FactTable({
  caption,
  captionHidden = false,
  columns,
  rows,
}: {
  caption: ReactNode;
  /** Shows the caption to screen readers only, because a heading above says the same. */
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
