import type { Context, MiddlewareHandler } from "hono";
import type { ActBody, DeskActName } from "./acts.ts";
import type { DoneTask, ListQuery, StaffCredentials, TaskQuery, UndoneTask } from "./requests.ts";

/** Codes for the issues of a field; a schema's message is a code, any other issue is `inputWrong`. */
export const inputCodes = ["reasonMissing", "reasonTooLong", "feeRatioForm", "inputWrong"] as const;
export type InputCode = (typeof inputCodes)[number];

/** Rows of a list with the cursor of the next page, if there is one. */
export interface Page {
  readonly rows: readonly object[];
  readonly next: string | null;
}

/**
 * Port that a server implements for the desk's routes. Each call is one transaction with its audit row and throws
 * refusals. `Staff` is the logged-in staff member.
 */
export interface Desk<Staff> {
  /** Refuses requests to a host that is not the desk's. */
  readonly refuseOtherHosts: MiddlewareHandler;
  readonly readJson: (context: Context) => Promise<unknown>;
  readonly refuse: {
    readonly notFound: () => Error;
    readonly validationFailed: (fields: Record<string, readonly { readonly code: InputCode }[]>) => Error;
  };
  logIn(credentials: StaffCredentials, context: Context): Promise<object>;
  /** Staff member of the request's token. */
  requireStaff(context: Context): Promise<Staff>;
  logOut(staff: Staff, context: Context): Promise<void>;
  listEntries(staff: Staff, query: ListQuery): Promise<Page>;
  getEntry(staff: Staff, id: number): Promise<object>;
  findHandOver(staff: Staff, reference: string): Promise<object>;
  /** A request with a key runs once, however often it is sent. */
  act<Name extends DeskActName>(
    staff: Staff,
    name: Name,
    request: { readonly entryId: number; readonly body: ActBody<Name>; readonly key: string | undefined },
  ): Promise<object>;
  listTasks(staff: Staff, query: TaskQuery): Promise<Page>;
  getTask(staff: Staff, id: number): Promise<object>;
  doTask(staff: Staff, id: number, body: DoneTask): Promise<object>;
  undoTask(staff: Staff, id: number, body: UndoneTask): Promise<object>;
  setNewEntries(
    staff: Staff,
    request: { readonly brand: string; readonly message: string | null },
  ): Promise<object>;
  openFile(
    staff: Staff,
    id: number,
  ): Promise<{ readonly name: string; readonly contentType: string; readonly bytes: Uint8Array }>;
}
