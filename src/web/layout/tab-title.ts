/** The time for which each promotional title of a background tab is shown (spec §9). */
export const TITLE_ROTATION_MS = 3_000;

/** Returns the title of a tab that has been in the background for a time: the messages in turn, the first immediately. */
export function titleWhileAway(messages: readonly string[], awayMs: number): string | undefined {
  return messages[Math.floor(awayMs / TITLE_ROTATION_MS) % messages.length];
}

/** Returns the page's own title: the one it has set meanwhile, or the one that `shown` had replaced. */
export function titleToReturnTo(titles: { own: string; shown: string; now: string }): string {
  return titles.now === titles.shown ? titles.own : titles.now;
}
