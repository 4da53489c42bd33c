/** The most lines of one file, so that an import ends while its operator waits. */
export const IMPORT_LINES_MAX = 5_000;
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
