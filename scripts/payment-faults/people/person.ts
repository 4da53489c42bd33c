import { LANGUAGES, type Language } from '../../../src/catalog/languages.ts';
import type { Chaos } from '../chaos.ts';

/** Somebody who buys, once or several times, and spells their address in several ways. */
export interface Person {
  /** The spelling by which one person is recognized. */
  readonly key: string;
  readonly spellings: readonly string[];
  readonly language: Language;
}

const NAMES = ['anna.berg', 'mira', 'jo.sol', 'li', 'omar.k', 'eva', 'noah.b', 'zoe'];

export function newPerson(number: number, chaos: Chaos): Person {
  const name = `${chaos.random.pick(NAMES)}${number}`;
  const language = chaos.random.pick(LANGUAGES);
  const plain = name.replaceAll('.', '');
  if (number % 3 === 0) {
    const spellings = [`${name}@gmail.com`, `${plain}@gmail.com`, `${plain}+shop@googlemail.com`];
    return {
      key: `${plain}@gmail.com`,
      spellings: [...spellings, `${name.toUpperCase()}@gmail.com`],
      language,
    };
  }
  const key = `${name}@example.org`;
  const capital = name.slice(0, 1).toUpperCase() + name.slice(1);
  return { key, spellings: [key, `${capital}@example.org`, `${name}+photo@example.org`], language };
}
