import { type Id, idOfText } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/**
 * The entry that an address names; the row of the page has let only digits through (R2.11). They may be more than
 * a number holds, where a server counts so.
 */
export const entryIdOf = (params: LoadArgs["params"]): Id => idOfText(params.entryId ?? "");
