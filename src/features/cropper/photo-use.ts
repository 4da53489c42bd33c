/** The outcome of using a crop elsewhere: the browser may store nothing, and a part of the page may not load. */
export type PhotoUse = 'used' | 'not-stored' | 'not-loaded';
