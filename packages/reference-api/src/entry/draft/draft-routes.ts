import type { Route } from "../../http/route.ts";
import { draftEntryRoutes } from "./draft-entry.ts";
import { formDraftRoutes } from "./form-drafts.ts";

export const draftRoutes: readonly Route[] = [...draftEntryRoutes, ...formDraftRoutes];
