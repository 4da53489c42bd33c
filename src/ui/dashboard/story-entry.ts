/** Something that happened, as the story of a shoot or an order tells it. */
export interface StoryEntry {
  readonly at: Date;
  readonly title: string;
  readonly detail?: string | undefined;
  /** `bad` asks for attention. */
  readonly tone?: 'good' | 'bad' | undefined;
}

/** Merges the stories of several parts into one in order of time. Entries of one moment stay in the order of the parts. */
export function mergeStories(...parts: readonly (readonly StoryEntry[])[]): readonly StoryEntry[] {
  return parts.flat().toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Returns an entry for a moment that may not have come: a list of one entry, or of none. */
export function entryAt(at: Date | null | undefined, entry: Omit<StoryEntry, 'at'>): readonly StoryEntry[] {
  return at ? [{ at, ...entry }] : [];
}

/** Returns a code such as `face-too-small` in words. */
export function codeWords(code: string): string {
  return code.replaceAll(/[-_]/g, ' ');
}

/** Returns a number with what it counts: `1 visit`, `3 visits`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns a duration in its largest unit: `45 s`, `12 min`, `3 h`, `9 days`. */
export function durationText(durationMs: number): string {
  const seconds = Math.max(0, Math.round(durationMs / 1_000));
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
