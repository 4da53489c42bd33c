/**
 * Merges the metrics of several processes into one Prometheus text, with the HELP and TYPE of each name once above its samples.
 * The samples must differ by a label (`program`); this is not checked.
 */
export function mergeMetrics(texts: readonly string[]): string {
  const families = new Map<string, { readonly head: string[]; readonly samples: string[] }>();
  for (const text of texts) {
    let family: { readonly head: string[]; readonly samples: string[] } | undefined;
    let isFirst = false;
    for (const line of text.split('\n')) {
      const [, kind, name = ''] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
      if (kind === 'HELP') {
        isFirst = !families.has(name);
        family = families.get(name) ?? { head: [], samples: [] };
        families.set(name, family);
      }
      if (kind && isFirst) family?.head.push(line);
      if (!kind && line !== '') family?.samples.push(line);
    }
  }
  return [...families.values()].map(({ head, samples }) => [...head, ...samples, ''].join('\n')).join('\n');
}
