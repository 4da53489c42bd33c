import type { FaqEntry } from '../../sections/faq-list.tsx';

/** Ignores case, accents and umlauts, so that "loschen" finds "löschen". */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
}

/** Returns the entries in which every typed word is the beginning of a word. Matches in the question come first. */
export function searchFaq(entries: readonly FaqEntry[], typed: string): readonly FaqEntry[] {
  const words = normalize(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return entries;
  const holds = (text: string) => {
    const searched = ` ${normalize(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return words.every((word) => searched.includes(` ${word}`));
  };
  const inQuestion = entries.filter(({ question }) => holds(question));
  const inAnswer = entries.filter(
    (entry) => !inQuestion.includes(entry) && holds(`${entry.question} ${entry.answer}`),
  );
  return [...inQuestion, ...inAnswer];
}
