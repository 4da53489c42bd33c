/** The question by which mails tell whether the mail program is dark (ui/mail/mail-palette.ts). */
const DARK_QUERY = /@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)/g;

/** Returns a mail's HTML as a mail program with this theme shows it, whatever the browser's own theme is. */
export function mailInTheme(html: string, theme: 'light' | 'dark'): string {
  return html.replaceAll(DARK_QUERY, theme === 'dark' ? '@media all' : '@media not all');
}
