/** How a withdrawal statement is given: a passbook on paper, or pages of internet banking (R3.4). */
export const fileFormats = ["passbook", "ib"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Whatever is not known is read as a passbook (R3.4). */
export const readFileFormat = (value: unknown): FileFormat => (value === "ib" ? "ib" : "passbook");
