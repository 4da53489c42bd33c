/** Hidden field by which our own form asks for a redirect back to the page. Mail programs do not send it. */
export const PAGE_ANSWER_FIELD = { name: 'answer', value: 'page' } as const;
