import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Aligns figures at the right. */
  readonly isNumeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers, and is shown above it. */
  readonly caption: string;
  /** The first one names its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table that scrolls sideways on a phone, by touch and by the arrow keys. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <div className="dash-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="dash-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumeric }) => (
              <th key={key} scope="col" data-numeric={isNumeric}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row" data-numeric={first.isNumeric}>
                {first.cell(row)}
              </th>
              {others.map(({ key, isNumeric, cell }) => (
                <td key={key} data-numeric={isNumeric}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
