/** Stands in a new brand where only the licensee knows what to write; the check finds what is left of it. */
export const toBeWritten = "【要記入】";
