/** `refunded`: pays, and a little later the bank takes the money back. */
export const SANDBOX_CARDS = ['success', 'declined', 'refunded'] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];

/** Long enough to see the shoot begin, short enough to wait for. */
export const TAKEN_BACK_AFTER_MS = 15_000;
