import { Img } from '@react-email/components';

/** An invisible image whose loading counts as an open. Only for readers who agreed to it. */
export function MailPixel({ src }: { readonly src: string }) {
  return <Img src={src} alt="" width={1} height={1} style={{ display: 'block' }} data-skip-in-text="true" />;
}
