import type { Route } from "../http/route.ts";
import { formDraftRoutes } from "./form-drafts.ts";

export const draftRoutes: readonly Route[] = [...formDraftRoutes];
