import { expect, it } from 'vitest';
import { readSubscriberFilter } from './subscriber-filter.ts';

const NOTHING = {
  state: undefined,
  language: undefined,
  tag: undefined,
  source: undefined,
  search: undefined,
};
const read = (query: string) => readSubscriberFilter(new URLSearchParams(query));

it('reads every part of the filter', () => {
  const query = 'state=confirmed&language=de&tag=offers&source=blog&search=%20Mira%20';
  expect(read(query)).toEqual({
    ...{ state: 'confirmed', language: 'de', tag: 'offers', source: 'blog', search: 'mira' },
  });
});

it.each(['', 'state=&language=&tag=&source=&search=', 'state=x&language=fr&tag=y&source=z&search=%20'])(
  'limits nothing for %j',
  (query) => {
    expect(read(query)).toEqual(NOTHING);
  },
);
