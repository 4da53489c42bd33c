import { createElement, type CSSProperties, type ReactNode } from 'react';
import { OG_COLOURS } from './og-palette.ts';

/** Hand-drawn pencil strokes at the size in which they are shown: a ring for a frame of the strip, a tick for a single frame. */
const STROKES = {
  ring: {
    widthPx: 172,
    heightPx: 180,
    d: 'M104 9C58 2 14 30 7 84C1 134 38 173 88 172C138 171 168 135 165 87C162 38 122 7 71 15C58 17 46 22 36 30',
  },
  tick: {
    widthPx: 132,
    heightPx: 118,
    d: 'M9 66C20 74 32 89 41 108C57 70 86 32 124 9',
  },
} as const;

export function pencilMark(kind: keyof typeof STROKES, style: CSSProperties): ReactNode {
  const { widthPx, heightPx, d } = STROKES[kind];
  return createElement(
    'svg',
    {
      width: widthPx,
      height: heightPx,
      viewBox: `0 0 ${widthPx} ${heightPx}`,
      style: { position: 'absolute', ...style },
    },
    createElement('path', {
      d,
      fill: 'none',
      stroke: OG_COLOURS.red,
      strokeWidth: kind === 'ring' ? 7 : 11,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  );
}
