import { type ApiClient, refusalOf } from "@kaitori/api-client";
import { type DraftValue, hasUnsavedChanges } from "@kaitori/domain";
import { deleteFormDraft, type FormDraft, putFormDraft } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";

export type DraftInput = { readonly [field: string]: DraftValue };

export type DraftState =
  /** Everything typed is on the server; `at` is when it last had to be written. */
  | { readonly kind: "kept"; readonly at: Date | null }
  | { readonly kind: "changed" }
  | { readonly kind: "saving" }
  | { readonly kind: "failed" }
  /** Kept from elsewhere in between: somebody has to say which one counts (B3). */
  | { readonly kind: "conflict"; readonly current: FormDraft };

/** Keeps what is typed into one form on the server, never in the browser: bank and identity data are among it (B3). */
export interface DraftKeeper {
  readonly store: StoreApi<DraftState>;
  /** Writes a moment later, and once for many keystrokes. */
  write(input: DraftInput): void;
  /** Writes now; true when nothing is left to write. */
  flush(): Promise<boolean>;
  /** After a conflict: what stands here is written over what came from elsewhere. */
  overwrite(): Promise<boolean>;
  /** After a conflict: what stands here is given up. */
  giveUp(): void;
  /** The form has been sent. */
  discard(): Promise<void>;
}

export interface DraftKeeperOptions {
  readonly api: Pick<ApiClient, "call">;
  readonly start: FormDraft;
  /** Called when the session has ended; true when the call may be made again. */
  readonly logIn: (error: unknown) => Promise<boolean>;
  readonly pause?: number;
}

export function createDraftKeeper({ api, start, logIn, pause = 800 }: DraftKeeperOptions): DraftKeeper {
  const { name } = start;
  const store = createStore<DraftState>(() => ({ kind: "kept", at: null }));
  let { version } = start;
  let kept: DraftValue = start.input as DraftValue;
  let wanted: DraftInput | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const put = async (input: DraftInput, mayLogIn = true): Promise<void> => {
    try {
      ({ version } = await api.call(putFormDraft, {
        params: { name },
        body: { version, input: { ...input } },
      }));
      kept = input;
    } catch (error) {
      const current = refusalOf(putFormDraft, 409, error)?.current;
      if (current && !hasUnsavedChanges(current.input as DraftValue, input)) {
        // Our own write, whose answer was lost.
        ({ version } = current);
        kept = input;
      } else if (current) store.setState({ kind: "conflict", current }, true);
      else if (mayLogIn && (await logIn(error))) await put(input, false);
      else throw error;
    }
  };

  const run = async (): Promise<boolean> => {
    while (wanted !== null && hasUnsavedChanges(kept, wanted)) {
      store.setState({ kind: "saving" }, true);
      try {
        await put(wanted);
      } catch {
        store.setState({ kind: "failed" }, true);
        return false;
      }
      if (store.getState().kind === "conflict") return false;
    }
    store.setState({ kind: "kept", at: version > start.version ? new Date() : null }, true);
    return true;
  };
  const flush = () => {
    clearTimeout(timer);
    if (store.getState().kind === "conflict") return Promise.resolve(false);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    store,
    flush,
    write(input) {
      wanted = input;
      if (store.getState().kind === "conflict" || !hasUnsavedChanges(kept, input)) return;
      if (store.getState().kind !== "saving") store.setState({ kind: "changed" }, true);
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
    overwrite() {
      const state = store.getState();
      if (state.kind === "conflict") ({ version } = state.current);
      store.setState({ kind: "changed" }, true);
      return flush();
    },
    giveUp() {
      wanted = null;
      store.setState({ kind: "kept", at: null }, true);
    },
    async discard() {
      clearTimeout(timer);
      wanted = null;
      await running;
      await api.call(deleteFormDraft, { params: { name } }).catch(() => undefined);
      version = 0;
      kept = null;
      store.setState({ kind: "kept", at: null }, true);
    },
  };
}
