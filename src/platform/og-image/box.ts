import { createElement, type CSSProperties, type ReactNode } from 'react';

/** A flex box: what satori lays out. Elements without JSX, because the thread runs from the sources in tests. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/** Text on one line; what does not fit into its box ends in an ellipsis. */
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
