/** Counts turns by name, so that the items with the fewest turns can be chosen next (least used first). */
export class RoundRobin {
  private readonly counts = new Map<string, number>();

  count(...names: readonly string[]): void {
    for (const name of names) this.counts.set(name, this.countOf(name) + 1);
  }

  countOf(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** Returns the items with at most `ahead` turns more than the one with the fewest, in their order. */
  due<Item>(items: readonly Item[], nameOf: (item: Item) => string, ahead = 0): readonly Item[] {
    const fewest = Math.min(...items.map((item) => this.countOf(nameOf(item))));
    return items.filter((item) => this.countOf(nameOf(item)) <= fewest + ahead);
  }

  /** Sorts items by their numbers of turns, ascending: by the first name, then by the second. The sort is stable. */
  leastUsedFirst<Item>(items: readonly Item[], namesOf: (item: Item) => readonly string[]): readonly Item[] {
    const turns = new Map(items.map((item) => [item, namesOf(item).map((name) => this.countOf(name))]));
    return items.toSorted((a, b) => {
      const [ofA, ofB] = [turns.get(a)!, turns.get(b)!];
      const differing = ofA.findIndex((count, i) => count !== ofB[i]);
      return differing < 0 ? 0 : ofA[differing]! - ofB[differing]!;
    });
  }
}
