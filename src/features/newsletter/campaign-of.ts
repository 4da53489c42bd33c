const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** What the page's address says of the campaign that led here (spec §3); nothing for what it does not say. */
export function campaignOf(search: string): Readonly<Record<string, string>> {
  const address = new URLSearchParams(search);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
