import { STYLE_IDS, type StyleId } from '../base/style-ids.ts';

/** Builds a record with a value for each style. */
export function mapStyles<Value>(value: (style: StyleId) => Value): Readonly<Record<StyleId, Value>> {
  return Object.fromEntries(STYLE_IDS.map((style) => [style, value(style)])) as Record<StyleId, Value>;
}
