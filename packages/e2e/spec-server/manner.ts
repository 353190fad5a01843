import type { Scene } from "./scenes.ts";
import type { Shape } from "./specification.ts";

/** Choices that the specification leaves to a server; the site must support all of them. */
export interface Manner {
  /** Responses of login, cancel, contract, review and password calls, which the specification does not show. */
  answer: "empty object" | "no content";
  absent: "null" | "left out";
  ids: "number" | "text";
  decimals: "text" | "number";
  /** Field of a claim's account; the specification describes the record without naming the field. */
  otherClaimFields: "in metadata" | "kept";
  /** "A non-list answer is an empty list." */
  noEntries: "empty list" | "empty object";
  /** Status of a refused call without a session. */
  refusedWith: 401 | 403;
}

export const defaultManner: Manner = {
  answer: "empty object",
  absent: "null",
  ids: "number",
  decimals: "text",
  otherClaimFields: "kept",
  noEntries: "empty object",
  refusedWith: 403,
};

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const decimals = /amount|fee|ratio|bank_charge/;
const idNames = new Set(["id", "entry", "user", "draft_entry_id"]);

/** Reduces a response of the reference server to the specified part. */
export function specifiedPart(shape: Shape, value: unknown, manner: Manner): unknown {
  if (Array.isArray(shape))
    return Array.isArray(value) ? value.map((row) => specifiedPart(shape[0], row, manner)) : value;
  if (typeof shape === "string" || !isFields(value)) return value;
  const fields = Object.fromEntries(
    Object.entries(shape).flatMap(([name, part]: [string, Shape]) =>
      name in value ? [[name, specifiedPart(part, value[name], manner)]] : [],
    ),
  );
  if (!("obliger_company_name" in fields)) return fields;
  const { receive_payment_account = null } = value;
  return manner.otherClaimFields === "kept"
    ? { ...fields, receive_payment_account }
    : { ...fields, metadata: { receive_payment_account } };
}

/** Applies a scene to a response. */
export function applyScene(answer: unknown, scene: Scene | undefined): unknown {
  if (!scene) return answer;
  if (Array.isArray(answer)) return answer.map((row) => applyScene(row, scene));
  if (!isFields(answer)) return answer;
  if ("method" in answer) return { ...answer, ...scene.suppress };
  if (!("claims" in answer))
    return "has_usable_password" in answer ? { ...answer, ...overlap(answer, scene.user) } : answer;
  const claims = Array.isArray(answer.claims) ? answer.claims : [];
  return {
    ...answer,
    ...scene.entry,
    claims: claims.map((claim: Fields) => ({ ...claim, ...scene.claim })),
  };
}

const overlap = (row: Fields, claim: Fields = {}) =>
  Object.fromEntries(Object.entries(claim).filter(([name]) => name in row));

/** Formats a value like a server: ids as numbers or text, absent values as null or omitted. */
export function writeAs(value: unknown, manner: Manner, name = ""): unknown {
  if (Array.isArray(value)) return value.map((row) => writeAs(row, manner));
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, field]) => manner.absent === "null" || (field !== null && field !== undefined))
        .map(([field, part]) => [field, writeAs(part, manner, field)]),
    );
  if (manner.ids === "text" && idNames.has(name) && typeof value === "number") return String(value);
  if (manner.decimals === "number" && decimals.test(name) && /^[\d.]+$/.test(String(value)))
    return Number(value);
  return value;
}

/** Converts the ids of a body to the numbers of the reference server. */
export function numberIds(body: Fields): Fields {
  const readAs = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((row) => readAs(row, name));
    if (isFields(value)) return numberIds(value);
    return idNames.has(name) || name === "ids" || name === "addfiles" ? Number(value) || value : value;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, readAs(value, name)]));
}
