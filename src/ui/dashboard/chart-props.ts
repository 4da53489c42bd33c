/** One category with its values. A missing value is null. */
export type ChartRow = Readonly<Record<string, string | number | null>>;

export interface ChartProps {
  /** `ranked` draws a bar from left to right for each category, whose name is beside it. */
  readonly kind: 'bars' | 'lines' | 'ranked';
  readonly rows: readonly ChartRow[];
  /** The key of the categories along the x axis. */
  readonly category: string;
  readonly series: readonly { readonly key: string; readonly name: string }[];
  /** Default: the category as it is. */
  readonly categoryText?: (category: string) => string;
  readonly valueText: (value: number) => string;
}
