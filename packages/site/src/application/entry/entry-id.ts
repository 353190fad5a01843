import { type Id, idOfText } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/** The route accepts only digits (R2.11); ids of another server may exceed a safe integer. */
export const entryIdOf = (params: LoadArgs["params"]): Id => idOfText(params.entryId ?? "");
