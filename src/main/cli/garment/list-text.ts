import type { ListedGarment } from '../../../features/wardrobe/operator/list-garments.server.ts';

/** Formats one line per garment. */
export function listText(garments: readonly ListedGarment[]): string {
  const width = Math.max(...garments.map(({ id }) => id.length));
  const lines = garments.map(({ id, name, kind, dress, cut, dyes, isReady, why }) => {
    const state = isReady ? 'ready' : why === undefined ? 'waits' : 'fails';
    const facts = [kind.padEnd(5), dress.padEnd(8), cut.padEnd(8), dyes.join(',')].join(' ');
    return `${state} ${id.padEnd(width)} ${facts}${name === undefined ? '' : ` "${name}"`}${why === undefined ? '' : ` (${why})`}\n`;
  });
  return lines.join('');
}
