import * as v from "valibot";
import { record } from "../record.ts";
import { codesField } from "./codes.ts";

/** Detail of a 401 or 403 with a wrong CSRF token (R8.2). */
export const csrfMismatchDetail = "CSRF tokens do not match";

/** Instructions to the client: go to another page, load the new build, confirm the password (R8.4, R8.11). */
export const refusalStatuses = ["redirect", "reload_required", "reauth_required"] as const;

const instruction = {
  detail: v.optional(v.string()),
  status: v.optional(v.picklist(refusalStatuses)),
  /** Target of the status `redirect`. */
  redirect_uri: v.optional(v.string()),
};

/** 401 and 403 (R8.2, R8.3, R8.4). */
export const UnauthorizedBody = record(
  "Unauthorized",
  {
    ...instruction,
    /** Login page and name of another service, if the account belongs to it. */
    correct_login_url: v.optional(v.string()),
    service_name: v.optional(v.string()),
    message: v.optional(v.string()),
  },
  codesField,
);
export type UnauthorizedBody = v.InferOutput<typeof UnauthorizedBody>;

/** Errors with any other status (R8.5). */
export const DetailBody = record("Detail", instruction, codesField);
export type DetailBody = v.InferOutput<typeof DetailBody>;
