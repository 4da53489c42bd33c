import { createElement, type CSSProperties, type ReactNode } from 'react';

/** A flex box, which satori lays out. It is created without JSX, because in tests the thread runs from the sources. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/** Text on one line, which ends in an ellipsis if it does not fit into its box. */
export function oneLine(text: string, style: CSSProperties): ReactNode {
  return createElement(
    'div',
    {
      style: {
        display: 'block',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        ...style,
      },
    },
    text,
  );
}
