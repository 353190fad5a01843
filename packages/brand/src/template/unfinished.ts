/** Placeholder for facts that only the licensee knows; the check reports those that remain. */
export const toBeWritten = "【要記入】";
