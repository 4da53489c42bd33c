/** The subscription of a `useSyncExternalStore` whose value never changes while the page is open. */
export const subscribeToNothing = () => () => {};
