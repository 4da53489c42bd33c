import { ENDPOINTS } from '../../../page-urls.ts';

/** Asks whether an order of this browser's draft is paid. Without an answer it counts as unpaid: the mail tells the buyer. */
export async function isDraftPaid(): Promise<boolean> {
  try {
    const response = await fetch(ENDPOINTS.shoot);
    if (!response.ok) return false;
    const { paid } = (await response.json()) as { paid?: unknown };
    return paid === true;
  } catch {
    // No connection, or a proxy's page instead of JSON.
    return false;
  }
}
