/** The colours of the design (ui/tokens.css) as plain values, because mail programs do not support custom properties. */
export const MAIL_COLOURS = {
  paper: '#ffffff',
  table: '#f1eee6',
  ink: '#171410',
  caption: '#4d463d',
  line: '#d8d2c5',
  greasePencil: '#c4241a',
  filmEdge: '#f4eee3',
} as const;

/** The closest system fonts, because mail programs do not load web fonts. */
export const MAIL_FONTS = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "'Helvetica Neue', Helvetica, Arial, sans-serif",
  mono: "'SFMono-Regular', Menlo, Consolas, 'Courier New', monospace",
} as const;

/** The style sheet of every mail: the dark theme, and smaller sizes for phones. */
export const MAIL_DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, body > table, body > table > tbody > tr > td { background-color: #171410 !important; }
  .mail-paper { background-color: #221d18 !important; border-color: #3b342b !important; }
  .mail-ink, .mail-ink a { color: #f4efe6 !important; }
  .mail-caption { color: #b9b0a2 !important; }
  .mail-line { border-color: #5c5245 !important; }
  .mail-film { background-color: #0c0a08 !important; }
  .mail-button { background-color: #f4efe6 !important; color: #171410 !important; }
}
@media (max-width: 480px) {
  .mail-pad { padding-left: 22px !important; padding-right: 22px !important; }
  .mail-headline { font-size: 29px !important; line-height: 34px !important; }
}
`;
