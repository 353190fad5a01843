import type { CopyOverrides } from "@kaitori/brand";
import { type DeskRefusalCode, deskSentence } from "@kaitori/brand/desk-refusals";
import { type RefusalCode, refusalSentence } from "@kaitori/brand/refusals";
import { href } from "@kaitori/domain";
import { csrfMismatchDetail } from "@kaitori/wire";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { NoTurn } from "../turns.ts";
import type { AccountLimitName } from "./account-limits.ts";

/** The code of one message; its words are looked up when it is written, in the copy of the requested brand. */
export interface Said {
  readonly code: RefusalCode | DeskRefusalCode;
  readonly params?: Readonly<Record<string, string | number>>;
}
/** A code without figures may stand by itself. */
export type Saying = Said | Said["code"];

/** Codes by field; claims and banks by index, then field. */
export type FieldCodes = { readonly [field: string]: readonly Said[] | FieldCodes | readonly FieldCodes[] };

export interface Refusal {
  /** The one message of a refusal that is about no field. */
  readonly detail?: Saying;
  /** The same where an account belongs to another service (R8.3). */
  readonly message?: Saying;
  readonly fields?: FieldCodes;
  /** Further members of the body, for programs or for developers. */
  readonly more?: object;
}

/** An answer that is not the call's own: thrown anywhere below a handler, written by the error writer (R8). */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  /** The account limit that was exceeded, for the metrics. */
  readonly limit: AccountLimitName | undefined;
  readonly #refusal: Refusal | undefined;

  constructor(
    status: ContentfulStatusCode,
    refusal?: Refusal,
    headers: Readonly<Record<string, string>> = {},
    limit?: AccountLimitName,
  ) {
    super(`HTTP ${status}`);
    this.status = status;
    this.#refusal = refusal;
    this.headers = headers;
    this.limit = limit;
  }

  /** The messages in the words of a brand, and their codes beside them for a site that has its own. */
  bodyIn(copy: CopyOverrides): Readonly<Record<string, unknown>> | undefined {
    if (!this.#refusal) return undefined;
    const { detail, message, fields = {}, more } = this.#refusal;
    const single = Object.entries({ detail, message }).flatMap(([name, saying]) =>
      saying === undefined ? [] : [[name, saidOf(saying)] as const],
    );
    const codes = { ...Object.fromEntries(single.map(([name, said]) => [name, [said]])), ...fields };
    return {
      ...inWords(copy, fields),
      ...Object.fromEntries(single.map(([name, said]) => [name, sentence(copy, said)])),
      ...more,
      ...(Object.keys(codes).length > 0 ? { codes } : {}),
    };
  }
}

const saidOf = (saying: Saying): Said => (typeof saying === "string" ? { code: saying } : saying);

const sentence = (copy: CopyOverrides, said: Said) =>
  refusalSentence(copy, said) ?? deskSentence(said) ?? refusalSentence(copy, { code: "inputWrong" });

function inWords(copy: CopyOverrides, fields: FieldCodes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, found]) => [
      field,
      isList(found)
        ? found.map((one: Said | FieldCodes) => (isSaid(one) ? sentence(copy, one) : inWords(copy, one)))
        : inWords(copy, found),
    ]),
  );
}

const isList = (
  found: readonly Said[] | FieldCodes | readonly FieldCodes[],
): found is readonly Said[] | readonly FieldCodes[] => Array.isArray(found);
const isSaid = (one: Said | FieldCodes): one is Said => typeof one.code === "string";

/** 400 with data: shown beside the fields; what belongs to no field stands under `non_field_errors`. */
export const validationFailed = (fields: FieldCodes) => new HttpError(400, { fields });
/** The same for what belongs to no field at all. */
export const refusedWhole = (saying: Saying, limit?: AccountLimitName) =>
  new HttpError(400, { fields: { non_field_errors: [saidOf(saying)] } }, {}, limit);

/** 400 without data: the request itself is malformed. */
export const badRequest = () => new HttpError(400);

export const unauthorized = (detail: Saying = "loginRequired") => new HttpError(401, { detail });
export const forbidden = (detail: Saying) => new HttpError(403, { detail });
/** The site goes where it is directed, to the page that says so (R8.4). */
export const individualsUnsupported = () =>
  new HttpError(403, {
    detail: "individualsUnsupported",
    more: { status: "redirect", redirect_uri: href.unsupported() },
  });
/** The signed-in person must authenticate again before this act (R8.11). */
export const reauthRequired = () =>
  new HttpError(403, { detail: "proofNeeded", more: { status: "reauth_required" } });
/** The detail that the client recognises (R8.2). */
export const csrfMismatch = () => new HttpError(403, { more: { detail: csrfMismatchDetail } });
/** Absent and not yours are the same answer (R6.3). */
export const notFound = () => new HttpError(404, { detail: "notFound" });
export const conflict = (detail: Saying, more: object = {}) => new HttpError(409, { detail, more });
export const tooLarge = (detail: Saying) => new HttpError(413, { detail });
/** 408: the body came drop by drop. Nothing more is read of it, so that the connection ends. */
export const tooSlow = () => new HttpError(408, { detail: "bodyTooSlow" }, { connection: "close" });
export const tooManyRequests = (seconds: number, detail: Saying = "tooOften", limit?: AccountLimitName) =>
  new HttpError(429, { detail, more: { retry_after: seconds } }, { "retry-after": String(seconds) }, limit);
/** The site goes where it is directed, to the page that waits until the service opens again (R8.5). */
export const closedForMaintenance = () =>
  new HttpError(
    503,
    { detail: "maintenance", more: { status: "redirect", redirect_uri: href.maintenance() } },
    { "retry-after": "600" },
  );
/** 503: no fault of the client, and over soon. */
export const busy = (detail: Saying, seconds: number, limit?: AccountLimitName) =>
  new HttpError(503, { detail }, { "retry-after": String(seconds) }, limit);

/** For a `catch`: whoever got no turn asks again a little later. */
export const refuseWithoutTurn =
  (limit?: AccountLimitName) =>
  (error: unknown): never => {
    throw error instanceof NoTurn ? busy("busy", 5, limit) : error;
  };

/** Refused for causes that the domain names: the first one in words, all of them by name. */
export function refuseBlocked(blockers: readonly Said["code"][], more: object = {}): never {
  throw conflict(blockers[0] ?? "notPossible", { blockers, ...more });
}
