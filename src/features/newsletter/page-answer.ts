/** What our own form says, and no mail program: lead me back to the page. */
export const PAGE_ANSWER = { name: 'answer', value: 'page' } as const;
