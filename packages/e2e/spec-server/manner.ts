/**
 * What the specification leaves to the server. Each of these servers is one of the specification;
 * the site must run on all of them.
 */
export interface Manner {
  /** What login, cancel, contract, review and the password calls answer: the specification shows none of it. */
  answer: "empty object" | "no content";
  /** How a value that is not there is written. */
  absent: "null" | "left out";
  ids: "number" | "text";
  decimals: "text" | "number";
  /** Where the account stands that a claim is paid into: the specification has its record, and no field of the claim. */
  otherClaimFields: "in metadata" | "kept";
  /** "A non-list answer is an empty list." */
  noEntries: "empty list" | "empty object";
  /** How a call without a session is refused. */
  refusedWith: 401 | 403;
}

export const usualManner: Manner = {
  answer: "empty object",
  absent: "null",
  ids: "number",
  decimals: "text",
  otherClaimFields: "kept",
  noEntries: "empty object",
  refusedWith: 403,
};
