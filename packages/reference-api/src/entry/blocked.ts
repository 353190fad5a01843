import { conflict, type Said } from "../http/errors.ts";

/** Refused for causes that the domain names: the first one in words, all of them by name. */
export function refuseBlocked(blockers: readonly Said["code"][], more: object = {}): never {
  throw conflict(blockers[0] ?? "notPossible", { blockers, ...more });
}
