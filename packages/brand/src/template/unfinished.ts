/** Placeholder in a new brand for facts that only the licensee knows; the check reports the remaining ones. */
export const toBeWritten = "【要記入】";
