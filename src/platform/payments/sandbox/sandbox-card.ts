/** Outcomes that a visitor can choose. `refunded` pays, and the bank reverses the payment a little later. */
export const SANDBOX_CARDS = ['success', 'declined', 'refunded'] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];

/** Long enough to see the shoot start, and short enough to wait for. */
export const TAKEN_BACK_AFTER_MS = 15_000;
