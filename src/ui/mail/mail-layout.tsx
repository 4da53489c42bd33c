import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import { MailLinks, type MailLinkTarget } from './mail-parts.tsx';
import { MAIL_COLOURS, MAIL_DARK_STYLE, MAIL_FONTS } from './mail-palette.ts';

interface MailLayoutProps {
  readonly language: Language;
  readonly title: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  /** The frame number on the film's edge, e.g. `1` for the first mail of an order. */
  readonly frame: number;
  readonly footer: readonly string[];
  /** Links at the very end, such as those to the legal pages. */
  readonly footerLinks?: readonly MailLinkTarget[];
  readonly children: ReactNode;
}

/** The layout of every mail: a strip of film with the brand, the content, and a footer. */
export function MailLayout(props: MailLayoutProps) {
  const { language, title, preview, frame, footer, footerLinks = [], children } = props;
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MAIL_DARK_STYLE}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '24px 0 40px', backgroundColor: MAIL_COLOURS.table }}>
        <Container style={{ maxWidth: '600px', width: '100%', margin: '0 auto' }}>
          <Section className="mail-film mail-pad" style={{ ...filmStrip, padding: '9px 40px' }}>
            <Text style={filmText} data-skip-in-text="true">
              {BRAND.name.toUpperCase()}&nbsp;&nbsp;&#9656;&nbsp;{frame}&nbsp;&nbsp;&nbsp;&nbsp;{frame}A
            </Text>
          </Section>
          <Section
            className="mail-paper mail-pad"
            style={{
              backgroundColor: MAIL_COLOURS.paper,
              border: `1px solid ${MAIL_COLOURS.line}`,
              borderTop: '0',
              padding: '40px 40px 32px',
            }}
          >
            {children}
          </Section>
          <Section className="mail-pad" style={{ padding: '20px 40px 0' }}>
            {footer.map((line) => (
              <Text key={line} className="mail-caption" style={footerText}>
                {line}
              </Text>
            ))}
            {footerLinks.length > 0 ? (
              <div style={{ paddingTop: '12px' }}>
                <MailLinks links={footerLinks} />
              </div>
            ) : null}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const filmStrip = { backgroundColor: MAIL_COLOURS.ink };
const filmText = {
  margin: 0,
  fontFamily: MAIL_FONTS.mono,
  fontSize: '12px',
  lineHeight: '18px',
  letterSpacing: '0.12em',
  color: MAIL_COLOURS.filmEdge,
};
const footerText = {
  margin: '0 0 4px',
  fontFamily: MAIL_FONTS.sans,
  fontSize: '13px',
  lineHeight: '20px',
  color: MAIL_COLOURS.caption,
};
