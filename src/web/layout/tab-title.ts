/** Milliseconds each promotional title of a waiting tab stays (spec §9). */
export const TITLE_ROTATION_MS = 3_000;

/** The title of a tab that has been left for so long: the messages in turn, the first at once. */
export function titleWhileAway(messages: readonly string[], awayMs: number): string | undefined {
  return messages[Math.floor(awayMs / TITLE_ROTATION_MS) % messages.length];
}

/** The page's own title: what it has set meanwhile, or what it had before `shown` took its place. */
export function titleToReturnTo(titles: { own: string; shown: string; now: string }): string {
  return titles.now === titles.shown ? titles.own : titles.now;
}
