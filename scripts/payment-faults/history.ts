/** One thing that happened in a run, and the ids of what it was about. */
export interface HistoryLine {
  readonly at: Date;
  readonly text: string;
  readonly ids: ReadonlySet<string>;
}

/** All that happened in a run, from which the story of one order can be told. */
export class History {
  readonly #lines: HistoryLine[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  add(text: string, ...ids: readonly (string | undefined | null)[]): void {
    this.#lines.push({
      at: this.#now(),
      text,
      ids: new Set(ids.filter((id) => id != null && id !== '')) as Set<string>,
    });
  }

  /** Returns what was about any of these ids, and what was about nothing in particular while they existed. */
  about(ids: ReadonlySet<string>): readonly string[] {
    const isAbout = (line: HistoryLine) => [...line.ids].some((id) => ids.has(id));
    return this.#lines
      .filter(isAbout)
      .map(({ at, text }) => `${at.toISOString().slice(5, 19).replace('T', ' ')}  ${text}`);
  }
}
