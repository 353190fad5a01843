import type { Context, MiddlewareHandler } from "hono";
import type * as v from "valibot";
import type { DeskActName, Said } from "./acts.ts";
import type {
  DoneTask,
  ListQuery,
  NewEntriesMessage,
  StaffCredentials,
  TaskQuery,
  UndoneTask,
} from "./requests.ts";

type Read<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

/** Faults of a field: a message of its schema is a code; any other shape is only known to be wrong. */
export const inputCodes = ["reasonMissing", "reasonTooLong", "feeRatioForm", "inputWrong"] as const;
export type InputCode = (typeof inputCodes)[number];

/**
 * What a server does for its desk; the routes stand on nothing else. Each call is one transaction with its row of audit,
 * and throws what it refuses. `Staff` is whoever is logged in: the routes hand them on.
 */
export interface Desk<Staff> {
  /** Refuses whoever asks at a host that is not the desk's. */
  readonly ownHost: MiddlewareHandler;
  readonly readJson: (context: Context) => Promise<unknown>;
  readonly refuse: {
    readonly notFound: () => Error;
    readonly badRequest: () => Error;
    readonly validationFailed: (fields: Record<string, readonly { readonly code: InputCode }[]>) => Error;
  };
  logIn(credentials: Read<typeof StaffCredentials>, context: Context): Promise<object>;
  /** Whoever the token of the request belongs to. */
  requireStaff(context: Context): Promise<Staff>;
  logOut(staff: Staff, context: Context): Promise<void>;
  listEntries(
    staff: Staff,
    query: Read<typeof ListQuery>,
  ): Promise<{ readonly entries: readonly object[]; readonly next: string | null }>;
  getEntry(staff: Staff, id: number): Promise<object>;
  findHandOver(staff: Staff, reference: string): Promise<object>;
  /** With a key an act is done once, however often it is sent. */
  readonly acts: {
    readonly [Name in DeskActName]: (
      staff: Staff,
      asked: { readonly entryId: number; readonly said: Said<Name>; readonly key: string | undefined },
    ) => Promise<object>;
  };
  listTasks(
    staff: Staff,
    query: Read<typeof TaskQuery>,
  ): Promise<{ readonly tasks: readonly object[]; readonly next: string | null }>;
  getTask(staff: Staff, id: number): Promise<object>;
  doTask(staff: Staff, id: number, said: Read<typeof DoneTask>): Promise<object>;
  undoTask(staff: Staff, id: number, said: Read<typeof UndoneTask>): Promise<object>;
  setNewEntries(
    staff: Staff,
    asked: { readonly brand: string } & Read<typeof NewEntriesMessage>,
  ): Promise<object>;
  openFile(
    staff: Staff,
    id: number,
  ): Promise<{ readonly name: string; readonly contentType: string; readonly bytes: Uint8Array }>;
}
