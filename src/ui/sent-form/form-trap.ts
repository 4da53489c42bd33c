/** Nobody reads a form and fills it in so quickly. The form itself waits so long, so that no person is ever caught. */
export const LEAST_SHOWN_MS = 2_000;

/**
 * Whether a program filled in the form: it wrote into the field that people neither see nor reach, or was too quick
 * from showing to sending. It is told what everybody is told, and nothing is kept.
 */
export function isTrapped(sent: { readonly homepage?: unknown; readonly shownForMs?: unknown }): boolean {
  if (sent.homepage !== undefined && sent.homepage !== '') return true;
  return !(typeof sent.shownForMs === 'number' && sent.shownForMs >= LEAST_SHOWN_MS);
}
