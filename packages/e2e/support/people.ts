import { randomUUID } from "node:crypto";

/** A mail address that is unique in the run. */
export const newAddress = (name = "applicant") => `${name}-${randomUUID()}@example.jp`;

export const goodPassword = "mikan to yuzu 2026";
