import { Heading, Hr, Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { MAIL_COLOURS, MAIL_FONTS } from './mail-palette.ts';
import {
  button,
  caption,
  factLabel,
  factValue,
  headline,
  paragraph,
  quote,
  ring,
  subheading,
} from './mail-styles.ts';

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

export interface MailLinkTarget {
  readonly href: string;
  readonly text: string;
}

/** Links in small print, such as the one to unsubscribe and those to the legal pages. */
export function MailLinks({ links }: { readonly links: readonly MailLinkTarget[] }) {
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
