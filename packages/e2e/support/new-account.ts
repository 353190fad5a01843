import { randomUUID } from "node:crypto";

/** A mail address that is unique in the run. */
export const newMailAddress = (name = "applicant") => `${name}-${randomUUID()}@example.jp`;

export const validPassword = "mikan to yuzu 2026";
