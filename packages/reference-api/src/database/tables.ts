import type { AccountTables } from "./tables/account-tables.ts";
import type { DayTables } from "./tables/day-tables.ts";
import type { DeskTables } from "./tables/desk-tables.ts";
import type { DraftTables } from "./tables/draft-tables.ts";
import type { EntryTables } from "./tables/entry-tables.ts";
import type { FileTables } from "./tables/file-tables.ts";
import type { HandOverTables } from "./tables/hand-over-tables.ts";
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
