import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BeforeAfter } from './before-after.tsx';
import type { PictureFiles } from './picture.tsx';

const sources = (name: string): PictureFiles => ({
  avif: `/${name}-320.avif 320w`,
  webp: `/${name}-320.webp 320w`,
  src: `/${name}-320.webp`,
  widthPx: 320,
  heightPx: 400,
});
const TEXTS = {
  compare: 'Compare selfie and headshot',
  before: 'Selfie',
  after: 'Warm',
  beforeAlt: 'A selfie',
  afterAlt: 'A headshot',
  note: 'Computer-generated person',
};
const html = renderToStaticMarkup(
  <BeforeAfter before={sources('b')} after={sources('a')} texts={TEXTS} sizes="50vw" />,
);

it('shows both pictures with their alternative texts, formats, widths and reserved space', () => {
  expect(html.match(/<img [^>]*>/g)).toEqual([
    expect.stringContaining('src="/a-320.webp" alt="A headshot" width="320" height="400"'),
    expect.stringContaining('src="/b-320.webp" alt="A selfie" width="320" height="400"'),
  ]);
  expect(html).toContain('<source type="image/avif" srcSet="/b-320.avif 320w" sizes="50vw"/>');
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

it('aligns the headshot with the selfie over it', () => {
  expect(html).toContain('style="left:0%;top:0%;width:100%;height:100%"');
  const moved = renderToStaticMarkup(
    <BeforeAfter
      before={sources('b')}
      after={sources('a')}
      afterView={{ x: 0.05, y: 0.1, width: 0.8, height: 0.8 }}
      texts={TEXTS}
      sizes="50vw"
    />,
  );
  expect(moved).toContain('style="left:-6.25%;top:-12.5%;width:125%;height:125%"');
});

it('is a slider with a name and a value in words, which starts in the middle', () => {
  const slider = /<input [^>]*>/.exec(html)?.[0];
  for (const attribute of [
    'type="range"',
    'min="0"',
    'max="100"',
    'value="50"',
    'aria-label="Compare selfie and headshot"',
    'aria-valuetext="Selfie: 50 %"',
  ])
    expect(slider).toContain(attribute);
});

it('labels both sides and notes that the person is not real', () => {
  expect(html.replace(/<[^>]*>/g, ' ').split(/\s{2,}/)).toEqual(
    expect.arrayContaining(['Selfie', 'Warm', 'Computer-generated person']),
  );
  expect(html).toMatch(/<figcaption[^>]*>Computer-generated person<\/figcaption>/);
});
