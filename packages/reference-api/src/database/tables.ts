import type { AccountTables } from "./tables/account-tables.ts";
import type { DeskTables } from "./tables/desk-tables.ts";
import type { DraftTables, EntryTables } from "./tables/entry-tables.ts";
import type { FileTables } from "./tables/file-tables.ts";
import type { DayTables, HandOverTables } from "./tables/hand-over-tables.ts";
import type { OperationTables } from "./tables/operation-tables.ts";

/** Every table of the server; each area declares its own. */
export interface Tables
  extends AccountTables,
    FileTables,
    DraftTables,
    EntryTables,
    DayTables,
    HandOverTables,
    DeskTables,
    OperationTables {}
