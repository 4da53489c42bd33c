import { Heading, Hr, Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { MAIL_COLOURS, MAIL_FONTS } from './mail-palette.ts';

export function MailHeadline({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h1" className="mail-ink mail-headline" style={headline}>
      {children}
    </Heading>
  );
}

export function MailSubheading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h2" className="mail-ink" style={subheading}>
      {children}
    </Heading>
  );
}

export function MailText({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="mail-ink" style={paragraph}>
      {children}
    </Text>
  );
}

/** Small print in the colour of captions. */
export function MailCaption({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="mail-caption" style={caption}>
      {children}
    </Text>
  );
}

export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** A table of labels and values. */
export function MailFacts({ facts }: { readonly facts: readonly MailFact[] }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '24px 0', borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td className="mail-caption mail-line" style={factLabel}>
              {label}
            </td>
            <td className="mail-ink mail-line" style={factValue}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A quotation of what somebody wrote, with its line breaks. */
export function MailQuote({ children }: { readonly children: string }) {
  return (
    <Text className="mail-ink mail-line" style={quote}>
      {children.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

/** The main action of a mail, circled by a red pencil. */
export function MailButton({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ margin: '28px 0' }}>
      <tbody>
        <tr>
          <td style={ring}>
            <Link href={href} className="mail-button" style={button}>
              {children}
            </Link>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The button's URL as text to copy, for mail programs in which the button does not work. */
export function MailAddress({ href }: { readonly href: string }) {
  return (
    <Text
      className="mail-caption"
      style={{ ...caption, fontFamily: MAIL_FONTS.mono, wordBreak: 'break-all' }}
    >
      <Link href={href} className="mail-caption" style={{ color: MAIL_COLOURS.caption }}>
        {href}
      </Link>
    </Text>
  );
}

/** Links in small print, such as the one to unsubscribe and those to the legal pages. */
export function MailLinks({ links }: { readonly links: readonly { href: string; text: string }[] }) {
  return (
    <>
      {links.map(({ href, text }) => (
        <Text key={href} className="mail-caption" style={caption}>
          <Link
            href={href}
            className="mail-caption"
            style={{ color: MAIL_COLOURS.caption, textDecoration: 'underline' }}
          >
            {text}
          </Link>
        </Text>
      ))}
    </>
  );
}

export function MailRule() {
  return <Hr className="mail-line" style={{ margin: '28px 0', borderColor: MAIL_COLOURS.line }} />;
}

const headline = {
  margin: '0 0 20px',
  fontFamily: MAIL_FONTS.serif,
  fontSize: '36px',
  lineHeight: '42px',
  fontWeight: 400,
  letterSpacing: '-0.015em',
  color: MAIL_COLOURS.ink,
};
const subheading = {
  margin: '28px 0 6px',
  fontFamily: MAIL_FONTS.serif,
  fontSize: '20px',
  lineHeight: '26px',
  fontWeight: 400,
  color: MAIL_COLOURS.ink,
};
const paragraph = {
  margin: '0 0 14px',
  fontFamily: MAIL_FONTS.sans,
  fontSize: '16px',
  lineHeight: '25px',
  color: MAIL_COLOURS.ink,
};
const quote = {
  ...paragraph,
  padding: '2px 0 2px 16px',
  borderLeft: `3px solid ${MAIL_COLOURS.line}`,
  wordBreak: 'break-word' as const,
};
const caption = {
  margin: '0 0 10px',
  fontFamily: MAIL_FONTS.sans,
  fontSize: '13px',
  lineHeight: '20px',
  color: MAIL_COLOURS.caption,
};
const factCell = {
  padding: '9px 0',
  borderTop: `1px solid ${MAIL_COLOURS.line}`,
  verticalAlign: 'top' as const,
  lineHeight: '20px',
};
const factLabel = {
  ...factCell,
  width: '42%',
  paddingRight: '16px',
  fontFamily: MAIL_FONTS.sans,
  fontSize: '13px',
  color: MAIL_COLOURS.caption,
};
const factValue = {
  ...factCell,
  fontFamily: MAIL_FONTS.mono,
  fontSize: '13px',
  color: MAIL_COLOURS.ink,
  wordBreak: 'break-word' as const,
};
/** The uneven radii make the ring look hand-drawn. Mail programs that do not support them show a plain frame. */
const ring = {
  border: `3px solid ${MAIL_COLOURS.greasePencil}`,
  borderRadius: '46px 38px 50px 34px / 38px 50px 34px 46px',
  padding: '6px',
};
const button = {
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
