/** Cleans up a line that somebody typed: no control characters, no space around it. Returns '' for anything but a string. */
export function typedLine(value: unknown): string {
  return typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/\p{Cc}/gu, ' ')
        .trim()
    : '';
}

/** Cleans up a text of several lines in the same way. Line breaks stay, but no more than one empty line in a row. */
export function typedParagraphs(value: unknown): string {
  return typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, ' ')
        .replace(/[^\S\n]+$/gm, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : '';
}
