import type { Command } from "./commands.ts";

/**
 * An independent model of the rules of R4.21 in plain numbers. A difference from the server is a fault of one of both.
 */
export type PlainEntry = { status: number; claims: number[]; remarks: Set<number>; changes: number };
export type PlainModel = { entries: PlainEntry[]; hasDraft: boolean };

export const newModel = (): PlainModel => ({ entries: [], hasDraft: false });

/** Runs the command on the model and returns the expected status. */
export function perform(model: PlainModel, command: Command): number {
  if (command.do === "create") return create(model, command.claims);
  if (command.do === "draft") return draft(model, command.based);
  const entry = model.entries.at(-1);
  if (!entry) return 404;
  switch (command.do) {
    case "cancel":
      return [1, 2, 3].includes(entry.status) ? end(entry, 9) : 409;
    case "reject":
      return [1, 2, 3].includes(entry.status) ? end(entry, 8) : 409;
    case "resubmit":
      return resubmit(entry);
    case "finish":
      return finish(entry);
    case "payOut":
      return entry.status === 4 ? move(entry, 5, (claim) => (claim === 4 ? 5 : claim)) : 409;
    case "close":
      return entry.status === 5 && !entry.claims.some((claim) => [4, 5, 7].includes(claim))
        ? move(entry, 6)
        : 409;
    case "contract":
      return contract(entry, command.places, command.hash);
    default:
      return onClaim(entry, command.do, command.place);
  }
}

function create(model: PlainModel, claims: number): number {
  const blocked = model.entries.some((entry) => [1, 2, 3].includes(entry.status) || entry.claims.includes(2));
  if (blocked) return 409;
  model.entries.push({ status: 1, claims: Array(claims).fill(1), remarks: new Set(), changes: 1 });
  model.hasDraft = false;
  return 200;
}

function draft(model: PlainModel, based: "current" | "stale"): number {
  if (based === "stale") return 409;
  model.hasDraft = true;
  return 200;
}

function move(entry: PlainEntry, status: number, claimAfter = (claim: number) => claim): number {
  entry.status = status;
  entry.changes += 1;
  entry.claims = entry.claims.map(claimAfter);
  return 200;
}

function end(entry: PlainEntry, claimStatus: number): number {
  entry.remarks.clear();
  return move(entry, 6, (claim) => ([1, 2, 3].includes(claim) ? claimStatus : claim));
}

function resubmit(entry: PlainEntry): number {
  if (entry.status !== 2) return 409;
  entry.remarks.clear();
  return move(entry, 1, (claim) => (claim === 2 ? 1 : claim));
}

function finish(entry: PlainEntry): number {
  if (entry.status !== 1) return 409;
  if (entry.remarks.size > 0) {
    entry.claims = entry.claims.map((claim, place) => (entry.remarks.has(place) ? 2 : claim));
    return move(entry, 2);
  }
  if (entry.claims.includes(1)) return 409;
  return entry.claims.includes(3) ? move(entry, 3) : end(entry, 8);
}

function contract(entry: PlainEntry, places: readonly number[], hash: "shown" | "wrong"): number {
  if (entry.status !== 3) return 409;
  const sold = places.filter((place) => entry.claims[place] === 3);
  if (sold.length === 0) return 400;
  if (hash === "wrong") return 409;
  entry.claims = entry.claims.map((claim, place) => (claim === 3 ? (sold.includes(place) ? 4 : 9) : claim));
  return move(entry, 4);
}

type ClaimCommand = "askAgain" | "buy" | "refuse" | "delay" | "handOver";

function onClaim(entry: PlainEntry, command: ClaimCommand, place: number): number {
  const claim = entry.claims[place];
  const decides = command === "askAgain" || command === "buy" || command === "refuse";
  if (decides && entry.status !== 1) return 409;
  if (claim === undefined) return 404;
  if (decides) {
    // A bought claim may be refused until the offer.
    if (!(command === "refuse" ? [1, 3] : [1]).includes(claim)) return 409;
    if (command === "askAgain") entry.remarks.add(place);
    else {
      entry.remarks.delete(place);
      entry.claims[place] = command === "buy" ? 3 : 8;
    }
    return 200;
  }
  if (!(command === "delay" ? [5] : [5, 7]).includes(claim)) return 409;
  entry.claims[place] = command === "delay" ? 7 : 6;
  return 200;
}
