const UTM_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Returns the campaign parameters (spec §3) that are present in the page's query string. */
export function readCampaign(search: string): Readonly<Record<string, string>> {
  const address = new URLSearchParams(search);
  return Object.fromEntries(
    UTM_PARAMETERS.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
