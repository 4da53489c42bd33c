import { expect, it } from 'vitest';
import { searchFaq } from './faq-search.ts';

const ENTRIES = [
  { id: 'clothes', question: 'Are my clothes changed?', answer: 'No, the selfie decides.' },
  { id: 'selfies', question: 'How many selfies?', answer: 'Five.' },
  { id: 'delete', question: 'Wann wird gelöscht?', answer: 'Nach 30 Tagen; die Größe zählt nicht.' },
];
const found = (typed: string) => searchFaq(ENTRIES, typed).map(({ id }) => id);

it.each([
  ['', ['clothes', 'selfies', 'delete']],
  ['  ?', ['clothes', 'selfies', 'delete']],
  ['SELF', ['selfies', 'clothes']],
  ['geloscht', ['delete']],
  ['grosse', ['delete']],
  ['tagen gelöscht', ['delete']],
  // The beginning of a word counts, its middle does not.
  ['elfie', []],
  ['clothes five', []],
])('“%s” finds %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});
