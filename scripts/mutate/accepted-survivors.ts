/** Mutants that no test can or need tell from the original, each with the reason. */
export const ACCEPTED_SURVIVORS: Readonly<Record<string, string>> = {};
