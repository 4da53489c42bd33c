import { MAIL_COLOURS, MAIL_FONTS } from './mail-palette.ts';

/** Words that are wider than a phone break, because they would widen the whole mail. */
const BREAKABLE = { wordBreak: 'break-word' as const };

export const headline = {
  ...BREAKABLE,
  margin: '0 0 20px',
  fontFamily: MAIL_FONTS.serif,
  fontSize: '36px',
  lineHeight: '42px',
  fontWeight: 400,
  letterSpacing: '-0.015em',
  color: MAIL_COLOURS.ink,
};
export const subheading = {
  ...BREAKABLE,
  margin: '28px 0 6px',
  fontFamily: MAIL_FONTS.serif,
  fontSize: '20px',
  lineHeight: '26px',
  fontWeight: 400,
  color: MAIL_COLOURS.ink,
};
export const paragraph = {
  ...BREAKABLE,
  margin: '0 0 14px',
  fontFamily: MAIL_FONTS.sans,
  fontSize: '16px',
  lineHeight: '25px',
  color: MAIL_COLOURS.ink,
};
export const quote = {
  ...paragraph,
  padding: '2px 0 2px 16px',
  borderLeft: `3px solid ${MAIL_COLOURS.line}`,
};
/** Without space at its ends, so that the line is as long as the paragraphs inside. */
export const blockQuote = { ...quote, padding: '0 0 0 16px' };
export const inkLink = { color: MAIL_COLOURS.ink, textDecoration: 'underline' };
export const code = { fontFamily: MAIL_FONTS.mono, fontSize: '15px' };
export const bullets = { margin: '0 0 14px', paddingLeft: '24px' };
export const nestedBullets = { ...bullets, margin: '6px 0 0' };
export const listItem = { ...paragraph, margin: '0 0 6px' };
export const caption = {
  margin: '0 0 10px',
  fontFamily: MAIL_FONTS.sans,
  fontSize: '13px',
  lineHeight: '20px',
  color: MAIL_COLOURS.caption,
};
/** The font of the text that stands in for an image while it is not loaded. */
export const image = { ...caption, margin: '24px 0', width: '100%', height: 'auto' };
const factCell = {
  padding: '9px 0',
  borderTop: `1px solid ${MAIL_COLOURS.line}`,
  verticalAlign: 'top' as const,
  lineHeight: '20px',
};
export const factLabel = {
  ...factCell,
  width: '42%',
  paddingRight: '16px',
  fontFamily: MAIL_FONTS.sans,
  fontSize: '13px',
  color: MAIL_COLOURS.caption,
};
export const factValue = {
  ...factCell,
  fontFamily: MAIL_FONTS.mono,
  fontSize: '13px',
  color: MAIL_COLOURS.ink,
  ...BREAKABLE,
};
/** The uneven radii make the ring look hand-drawn. Mail programs that do not support them show a plain frame. */
export const ring = {
  border: `3px solid ${MAIL_COLOURS.greasePencil}`,
  borderRadius: '46px 38px 50px 34px / 38px 50px 34px 46px',
  padding: '6px',
};
export const button = {
  display: 'inline-block',
  padding: '14px 30px',
  backgroundColor: MAIL_COLOURS.ink,
  borderRadius: '40px',
  fontFamily: MAIL_FONTS.sans,
  fontSize: '16px',
  lineHeight: '22px',
  fontWeight: 600,
  color: MAIL_COLOURS.paper,
  textDecoration: 'none',
};
