import { cancelEntry } from "@kaitori/wire";
import { handle } from "../../http/handle.ts";
import { entryJson } from "../entry-json.ts";
import { makeMove } from "../make-move.ts";
import { lockOwnEntry } from "../own-entry.ts";

/** Withdrawn by the applicant, up to the contract (R4.2). */
export const cancelEntryRoute = handle(
  cancelEntry,
  ({ params, applicant, brand, services, now, transaction }) =>
    transaction(async (inside) => {
      const entry = await lockOwnEntry(inside, applicant.id, params.id);
      await makeMove({ transaction: inside, services, brand, actor: "applicant", now }, entry, "cancel");
      return entryJson(inside, entry.id);
    }),
);
