import pLimit from 'p-limit';

/** The network of a target is waited for most of the time, and a file is in memory while it is copied. */
const AT_ONCE = 4;

/** Does the work on several items at once and returns the results in order. After a failure no further item is begun. */
export async function inParallel<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const limit = pLimit(AT_ONCE);
  try {
    return await Promise.all(items.map((item) => limit(() => work(item))));
  } catch (error) {
    limit.clearQueue();
    throw error;
  }
}
