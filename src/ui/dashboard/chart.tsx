import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartProps } from './chart-props.ts';

/** Told apart by lightness and dashes, too, not by colour alone. */
const LOOKS = [
  { colour: 'var(--ink)', dash: undefined },
  { colour: 'var(--red)', dash: '6 4' },
  { colour: 'var(--line-strong)', dash: '2 3' },
] as const;

/** Draws the chart. It loads with the charting library, after the page, and screen readers read the table instead. */
export default function Chart({
  kind,
  rows,
  category,
  series,
  categoryText = String,
  valueText,
}: ChartProps) {
  const isRanked = kind === 'ranked';
  const names = { dataKey: category, tickFormatter: categoryText, stroke: 'var(--ink-soft)' };
  const values = { tickFormatter: valueText, stroke: 'var(--ink-soft)' };
  const axes = (
    <>
      <CartesianGrid stroke="var(--line)" vertical={isRanked} horizontal={!isRanked} />
      {isRanked ? <XAxis type="number" {...values} /> : <XAxis minTickGap={24} {...names} />}
      {isRanked ? <YAxis type="category" width={120} {...names} /> : <YAxis width={64} {...values} />}
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--sheet-sunken)', stroke: 'var(--line-strong)' }}
        labelFormatter={(label) => categoryText(String(label))}
        formatter={(value) => valueText(Number(value))}
        contentStyle={{
          background: 'var(--sheet)',
          border: '1px solid var(--line-strong)',
          color: 'var(--ink)',
        }}
      />
      {series.length > 1 ? <Legend itemSorter={null} /> : null}
    </>
  );
  const shared = {
    data: [...rows],
    accessibilityLayer: false,
    margin: { top: 4, right: 12, bottom: 4, left: 0 },
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'lines' ? (
        <LineChart {...shared}>
          {axes}
          {series.map(({ key, name }, index) => (
            <Line
              key={key}
              dataKey={key}
              name={name}
              isAnimationActive={false}
              stroke={LOOKS[index % 3]!.colour}
              strokeDasharray={LOOKS[index % 3]!.dash ?? 'none'}
              strokeWidth={2}
              dot={rows.length < 40}
              connectNulls
            />
          ))}
        </LineChart>
      ) : (
        <BarChart {...shared} layout={isRanked ? 'vertical' : 'horizontal'}>
          {axes}
          {series.map(({ key, name }, index) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              isAnimationActive={false}
              maxBarSize={36}
              fill={LOOKS[index % 3]!.colour}
            />
          ))}
        </BarChart>
      )}
    </ResponsiveContainer>
  );
}
