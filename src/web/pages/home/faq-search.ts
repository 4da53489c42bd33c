import type { FaqEntry } from '../../sections/faq-list.tsx';

/** Case, accents and umlauts do not matter: who looks for "loschen" finds "löschen". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
}

/** Entries that hold every word, or beginning of one, of what was typed; those with all of them in the question first. */
export function searchFaq(entries: readonly FaqEntry[], typed: string): readonly FaqEntry[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return entries;
  const holds = (text: string) => {
    const searched = ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return words.every((word) => searched.includes(` ${word}`));
  };
  const inQuestion = entries.filter(({ question }) => holds(question));
  const inAnswer = entries.filter(
    (entry) => !inQuestion.includes(entry) && holds(`${entry.question} ${entry.answer}`),
  );
  return [...inQuestion, ...inAnswer];
}
