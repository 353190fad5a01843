import type { Route } from "../http/route.ts";
import { readEntryRoutes } from "./read-entries.ts";

export const entryRoutes: readonly Route[] = [...readEntryRoutes];
