import { STYLE_IDS, type StyleId } from '../base/style-ids.ts';

export function mapStyles<Value>(value: (style: StyleId) => Value): Readonly<Record<StyleId, Value>> {
  return Object.fromEntries(STYLE_IDS.map((style) => [style, value(style)])) as Record<StyleId, Value>;
}
