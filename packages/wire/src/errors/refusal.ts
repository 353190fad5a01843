import * as v from "valibot";
import { record } from "../record.ts";
import { codesField } from "./codes.ts";

/** Detail of a 401 or 403 whose CSRF token is not the session's (R8.2). */
export const csrfMismatchDetail = "CSRF tokens do not match";

/** Steps that a refusal asks of the client: go elsewhere, load the new build, log in again (R8.4, R8.11). */
export const refusalStatuses = ["redirect", "reload_required", "reauth_required"] as const;

const direction = {
  detail: v.optional(v.string()),
  status: v.optional(v.picklist(refusalStatuses)),
  /** With status `redirect`: where to. */
  redirect_uri: v.optional(v.string()),
};

/** 401 and 403 (R8.2, R8.3, R8.4). */
export const UnauthorizedBody = record(
  "Unauthorized",
  {
    ...direction,
    /** Given when the account belongs to another service: where it logs in, and what it is called. */
    correct_login_url: v.optional(v.string()),
    service_name: v.optional(v.string()),
    message: v.optional(v.string()),
  },
  codesField,
);
export type UnauthorizedBody = v.InferOutput<typeof UnauthorizedBody>;

/** Every other status (R8.5). */
export const DetailBody = record("Detail", direction, codesField);
export type DetailBody = v.InferOutput<typeof DetailBody>;
