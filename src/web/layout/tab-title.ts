/** Milliseconds each promotional title of a waiting tab stays (spec §9). */
export const TITLE_ROTATION_MS = 3_000;

/** The title of a tab that has been left for so long: the messages in turn, the first at once. */
export function titleWhileAway(messages: readonly string[], awayMs: number): string | undefined {
  return messages[Math.floor(awayMs / TITLE_ROTATION_MS) % messages.length];
}
