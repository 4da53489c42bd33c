/** A screen reader hears of every quarter, not of every picture: rounds down to the last quarter reached. */
export function announcedCount(done: number, total: number): number {
  if (total <= 0) return 0;
  const quarter = Math.floor((done / total) * 4) / 4;
  return Math.round(quarter * total);
}
