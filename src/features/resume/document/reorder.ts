/** Returns the list with the item at `from` moved to `to`; the same list if there is no such place. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const item = list[from] as Item;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
