/** The answer that a viewer gives for one picture after looking at it for two seconds. */
export type Answer = 'photo' | 'montage';

export interface ParsedAnswers {
  readonly answers: ReadonlyMap<number, Answer>;
  /** One sentence for each mistake in the file. */
  readonly mistakes: readonly string[];
}

const LINE = /^0*(\d+)(?:\.png)?[\s:.,;=-]+(p|photo|m|montage)$/i;

/**
 * Reads a file with one answer a line: `07 montage`, `7: photo` or `07.png p`. Empty lines and what follows a # are ignored.
 * @param pictures number of pictures; every picture without an answer is reported as a mistake
 */
export function parseAnswers(text: string, pictures: number): ParsedAnswers {
  const answers = new Map<number, Answer>();
  const mistakes: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const said = line.replace(/#.*/, '').trim();
    if (said === '') continue;
    const match = LINE.exec(said);
    const number = Number(match?.[1]);
    if (match === null) mistakes.push(`Line ${index + 1} is no answer: ${said}`);
    else if (number < 1 || number > pictures)
      mistakes.push(`Line ${index + 1}: there is no picture ${number}.`);
    else if (answers.has(number)) mistakes.push(`Line ${index + 1}: picture ${number} is answered twice.`);
    else answers.set(number, match[2]!.toLowerCase().startsWith('p') ? 'photo' : 'montage');
  }
  const missing = Array.from({ length: pictures }, (_, i) => i + 1).filter((number) => !answers.has(number));
  if (missing.length > 0) mistakes.push(`Without an answer: ${missing.join(', ')}.`);
  return { answers, mistakes };
}
