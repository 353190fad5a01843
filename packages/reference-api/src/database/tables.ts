import type { AccountTables } from "../accounts/account-tables.ts";
import type { OperationTables } from "./operation-tables.ts";

/** Every table of the server; each area declares its own. */
export interface Tables extends AccountTables, OperationTables {}
