import { sharp } from '../src/imaging/codecs/libvips.ts';

/** Draws a photo inside a screenshot of a gallery or a chat, with a phone's clock and buttons. */

type Screen = 'dark gallery' | 'light gallery' | 'chat';
export const SCREENS: readonly Screen[] = ['dark gallery', 'light gallery', 'chat'];

const WIDTH = 1170;
const HEIGHT = 2532;

/** Returns the JPEG bytes of a phone's screen. */
export async function drawScreen(screen: Screen, photo: Uint8Array): Promise<Uint8Array> {
  const isChat = screen === 'chat';
  const [page, ink] = screen === 'dark gallery' ? ['#000000', '#ffffff'] : ['#efeae2', '#111111'];
  const side = isChat ? 890 : WIDTH;
  const drawn = `<svg width="${WIDTH}" height="${HEIGHT}">
    ${clockAndBattery(ink)}
    ${isChat ? bubbles() : buttons(ink)}
  </svg>`;
  return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: page } })
    .composite([
      { input: await sharp(photo).resize(side, side).toBuffer(), left: WIDTH - side, top: 700 },
      { input: Buffer.from(drawn) },
    ])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Digits are drawn as bars, so that the result does not depend on the machine's fonts. */
function clockAndBattery(ink: string): string {
  const digits = [90, 115, 150, 175].map(
    (x) => `<rect x="${x}" y="45" width="14" height="36" fill="${ink}"/>`,
  );
  return `${digits.join('')}<circle cx="960" cy="63" r="16" fill="${ink}"/><rect x="1020" y="47" width="64" height="32" rx="8" fill="${ink}"/>`;
}

function buttons(ink: string): string {
  const at = [0.14, 0.38, 0.62, 0.86].map((share) => share * WIDTH);
  return at
    .map((x) => `<circle cx="${x}" cy="2440" r="34" fill="none" stroke="${ink}" stroke-width="6"/>`)
    .join('');
}

function bubbles(): string {
  const at = [300, 480, 1800, 2010];
  return at.map((y) => `<rect x="50" y="${y}" width="620" height="120" rx="24" fill="#d9fdd3"/>`).join('');
}
