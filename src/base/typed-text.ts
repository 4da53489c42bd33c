/** One line as somebody typed it, without control characters and the space around it; '' for what is no text. */
export function typedLine(value: unknown): string {
  return typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/\p{Cc}/gu, ' ')
        .trim()
    : '';
}

/** The same over several lines: line breaks stay, more than one empty line does not. */
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
