import { lazy, Suspense } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import type { ChartProps, ChartRow } from './chart-props.ts';
import { DataTable } from './data-table.tsx';

interface ChartFigureProps extends ChartProps {
  readonly title: string;
  /** The heading of the table's first column. */
  readonly categoryTitle: string;
  /** The address of the same figures as CSV; undefined for operators who may not export. */
  readonly csv: string | undefined;
}

/** Without a connection the table is enough. */
const Chart = lazy(() => import('./chart.tsx').catch(() => ({ default: (_: ChartProps) => <></> })));

/** A chart with the same figures as a table, which screen readers read, and as CSV. */
export function ChartFigure({ title, categoryTitle, csv, ...chart }: ChartFigureProps) {
  const { rows, category, series, categoryText = String, valueText } = chart;
  const hydrated = useHydrated();
  return (
    <figure className="dash-chart" aria-label={title}>
      <div className="dash-chart-area" aria-hidden="true">
        {hydrated ? (
          <Suspense fallback={null}>
            <Chart {...chart} />
          </Suspense>
        ) : null}
      </div>
      <details>
        <summary>{title} as a table</summary>
        <DataTable
          caption={title}
          rows={rows}
          rowKey={(row) => String(row[category])}
          columns={[
            { key: category, title: categoryTitle, cell: (row) => categoryText(String(row[category])) },
            ...series.map(({ key, name }) => ({
              ...{ key, title: name, isNumeric: true },
              cell: (row: ChartRow) => (typeof row[key] === 'number' ? valueText(row[key]) : '–'),
            })),
          ]}
        />
      </details>
      {csv === undefined ? null : (
        <a className="dash-export" href={csv} download>
          {title} as CSV
        </a>
      )}
    </figure>
  );
}
