import { allLeavingBlockers } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { codesField } from "../errors/codes.ts";
import { record } from "../record.ts";

/** 409: the account cannot be closed; `blockers` are the reasons, such as an open entry. */
export const LeavingRefusal = record(
  "LeavingRefusal",
  { detail: v.string(), blockers: v.array(v.picklist(allLeavingBlockers)) },
  codesField,
);

/** Closes the account and ends every session. The user must have entered the password within the last ten minutes. */
export const leave = call({
  summary: "Close the account permanently",
  method: "POST",
  path: "me/leave/",
  errors: { 409: LeavingRefusal },
  timeout: 30_000,
  sinceServerLevel: 1,
});
