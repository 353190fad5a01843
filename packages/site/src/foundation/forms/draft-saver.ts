import { ValidationError } from "@kaitori/api-client";
import { type DraftValue, hasUnsavedChanges } from "@kaitori/domain";
import { createStore } from "zustand/vanilla";
import { readNow } from "../clock/clock.ts";
import type { WithLogin } from "../session/reauth.ts";

export type DraftState =
  /** Everything is saved; `at` is the time of the last write. */
  | { readonly kind: "saved"; readonly at: Date | null }
  | { readonly kind: "changed" }
  | { readonly kind: "saving" }
  | { readonly kind: "failed" }
  /** The server refuses the typed value (R8.9). */
  | { readonly kind: "refused"; readonly error: ValidationError }
  /** Another tab or device has saved the draft: the user has to choose one (B3). */
  | { readonly kind: "conflict"; readonly current: SavedDraft; readonly ownInput: DraftInput | null };

export interface DraftSaverOptions<Input extends DraftInput> {
  readonly storage: DraftStorage<Input>;
  readonly loadedDraft: SavedDraft;
  readonly withLogin: WithLogin;
  /** The draft is saved after a pause in typing of this length. */
  readonly pauseMs?: number;
}

export type DraftSaver<Input extends DraftInput = DraftInput> = ReturnType<typeof createDraftSaver<Input>>;

/** Saves a form on the server, never in the browser: it contains bank and identity data (B3). */
export function createDraftSaver<Input extends DraftInput>({
  storage,
  loadedDraft,
  withLogin,
  pauseMs = 800,
}: DraftSaverOptions<Input>) {
  const store = createStore<DraftState>(() => ({ kind: "saved", at: null }));
  let { version } = loadedDraft;
  let savedInput: DraftValue = loadedDraft.input as DraftValue;
  let pending: Input | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let parallelWrite: Promise<unknown> | undefined;
  /** Writes without an answer; the server may have stored any of them. */
  let unconfirmedInputs: Input[] = [];

  const put = async (input: Input): Promise<void> => {
    unconfirmedInputs.push(input);
    try {
      ({ version } = await withLogin(() => storage.save(version, input)));
      savedInput = input;
      unconfirmedInputs = unconfirmedInputs.slice(unconfirmedInputs.indexOf(input) + 1);
    } catch (error) {
      const current = storage.currentOf(error);
      if (!current) throw error;
      return compareWith(current, input);
    }
  };
  const compareWith = async (current: SavedDraft, input: Input): Promise<void> => {
    const otherInput = current.input as DraftValue;
    if (unconfirmedInputs.some((ownInput) => !hasUnsavedChanges(otherInput, ownInput))) {
      // The conflict is with a save of this page, whose response was lost.
      ({ version } = current);
      savedInput = otherInput;
      const latest = pending ?? input;
      if (hasUnsavedChanges(otherInput, latest)) await put(latest);
    } else if (hasUnsavedChanges(savedInput, otherInput)) {
      // Keys typed during the request do not reopen the conflict.
      clearTimeout(timer);
      store.setState({ kind: "conflict", current, ownInput: input }, true);
    } else {
      // The other save did not touch this form.
      ({ version } = current);
      await put(input);
    }
  };

  const run = async (): Promise<boolean> => {
    while (pending !== null && hasUnsavedChanges(savedInput, pending)) {
      store.setState({ kind: "saving" }, true);
      try {
        await put(pending);
      } catch (error) {
        const isRefused = error instanceof ValidationError;
        store.setState(isRefused ? { kind: "refused", error } : { kind: "failed" }, true);
        return false;
      }
      if (store.getState().kind === "conflict") return false;
    }
    store.setState({ kind: "saved", at: version > loadedDraft.version ? readNow() : null }, true);
    return true;
  };
  /** True during a conflict of drafts; reopens the dialog if the user has postponed it. */
  const reopenConflict = (): boolean => {
    const state = store.getState();
    if (state.kind === "conflict") store.setState({ ...state, ownInput: pending ?? state.ownInput }, true);
    return state.kind === "conflict";
  };
  /** Saves now; true if nothing is left to save. Reopens the dialog of a conflict. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (reopenConflict()) return Promise.resolve(false);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    store,
    flush,
    /** Saves at once, because the page may close: in parallel to a running save if more was typed since. */
    flushBeforeUnload(): void {
      const inputBeingSaved = running && unconfirmedInputs.at(-1);
      if (!inputBeingSaved || !pending || !hasUnsavedChanges(inputBeingSaved, pending)) return void flush();
      unconfirmedInputs.push(pending);
      parallelWrite = storage.save(version, pending, inputBeingSaved).catch(() => undefined);
    },
    reopenConflict,
    write(input: Input): void {
      pending = input;
      const { kind } = store.getState();
      if (kind === "saved" && !hasUnsavedChanges(savedInput, input)) return;
      // Notifies once and not with every key, because subscribers rerender.
      if (kind === "saved" || kind === "failed" || kind === "refused")
        store.setState({ kind: "changed" }, true);
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    version: (): number => version,
    reportConflict(error: unknown): boolean {
      const current = storage.currentOf(error);
      if (!current) return false;
      pending ??= savedInput as Input | null;
      store.setState({ kind: "conflict", current, ownInput: pending }, true);
      return true;
    },
    /** Resolves a conflict: overwrites the other draft with this one. */
    overwrite(): Promise<boolean> {
      const state = store.getState();
      if (state.kind === "conflict") {
        ({ version } = state.current);
        savedInput = state.current.input as DraftValue;
      }
      store.setState({ kind: "changed" }, true);
      return flush();
    },
    discardUnsavedInput(): void {
      pending = null;
      store.setState({ kind: "saved", at: null }, true);
    },
    async deleteDraft(): Promise<void> {
      clearTimeout(timer);
      pending = null;
      await Promise.all([running, parallelWrite]);
      const unconfirmedInput = unconfirmedInputs.at(-1);
      unconfirmedInputs = [];
      // Another device may have saved a newer draft, which stays.
      if (version > 0 || unconfirmedInput)
        await storage.remove?.(version, unconfirmedInput).catch(() => undefined);
      version = 0;
      savedInput = null;
      store.setState({ kind: "saved", at: null }, true);
    },
  };
}

export type DraftInput = { readonly [field: string]: DraftValue };

export interface SavedDraft {
  readonly version: number;
  readonly input: Readonly<Record<string, unknown>> | null;
}

export interface DraftStorage<Input extends DraftInput = DraftInput> {
  /** `follows`: the input of an earlier save that is still running. */
  save(version: number, input: Input, follows?: Input): Promise<{ readonly version: number }>;
  /** The current draft, if the error is a version conflict. */
  currentOf(error: unknown): SavedDraft | undefined;
  /**
   * Removes the draft up to this version; `follows` is the input of a save without an answer. Absent for an entry, whose
   * submission deletes the draft.
   */
  remove?(version: number, follows?: Input): Promise<unknown>;
}
