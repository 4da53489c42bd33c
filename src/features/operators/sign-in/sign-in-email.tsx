import { BRAND } from '../../../catalog/brand.ts';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import { MailButton, MailHeadline, MailText } from '../../../ui/mail/mail-parts.tsx';
import { SIGN_IN_LINK_LIFETIME_MS } from './sign-in.ts';

interface SignInEmailProps {
  readonly url: string;
  readonly publicUrl: string;
}

/** The link that signs an operator in. The dashboard is in English only, and so is its mail. */
export function SignInEmail({ url, publicUrl }: SignInEmailProps) {
  const minutes = SIGN_IN_LINK_LIFETIME_MS / 60_000;
  return (
    <MailLayout
      language="en"
      title={`Sign in to the dashboard of ${BRAND.name}`}
      preview={`The link works once, within ${minutes} minutes.`}
      frame={0}
      footer={[`You get this email because somebody asked for it at ${new URL(publicUrl).host}.`]}
    >
      <MailHeadline>Sign in to the dashboard</MailHeadline>
      <MailText>
        Open the link in the browser in which you asked for it. It works once, within {minutes} minutes.
      </MailText>
      <MailButton href={url}>Sign in</MailButton>
      <MailText>If you did not ask for it, you can ignore this email: nobody has signed in.</MailText>
    </MailLayout>
  );
}
