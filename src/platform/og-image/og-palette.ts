/** The colours of ui/tokens.css, repeated because an SVG cannot use custom properties. */
export const OG_COLOURS = {
  paper: '#fbfaf6',
  ink: '#171410',
  inkSoft: '#4d463d',
  film: '#14110e',
  filmInk: '#f4eee3',
  filmInkSoft: '#bdb3a3',
  red: '#f0533f',
} as const;
