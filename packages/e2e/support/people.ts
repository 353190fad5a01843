import { randomUUID } from "node:crypto";

/** An address that nobody else in the run has. */
export const newAddress = (name = "applicant") => `${name}-${randomUUID()}@example.jp`;

export const goodPassword = "mikan to yuzu 2026";
