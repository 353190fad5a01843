import { ValidationError } from "@kaitori/api-client";
import { type DraftValue, hasUnsavedChanges } from "@kaitori/domain";
import { createStore, type StoreApi } from "zustand/vanilla";
import { readNow } from "../clock/clock.ts";
import type { WithLogin } from "../session/reauth.ts";
import type { DraftInput, DraftPlace, KeptDraft } from "./draft-place.ts";

export type DraftState =
  /** Everything typed is on the server; `at` is when it last had to be written. */
  | { readonly kind: "kept"; readonly at: Date | null }
  | { readonly kind: "changed" }
  | { readonly kind: "saving" }
  | { readonly kind: "failed" }
  /** The server does not take what was typed (R8.9). */
  | { readonly kind: "refused"; readonly error: ValidationError }
  /** Kept from elsewhere in between: somebody has to say which one counts (B3). */
  | { readonly kind: "conflict"; readonly current: KeptDraft; readonly mine: DraftInput | null };

/** Keeps what is typed into one form on the server, never in the browser: bank and identity data are among it (B3). */
export interface DraftKeeper<Input extends DraftInput = DraftInput> {
  readonly store: StoreApi<DraftState>;
  /** Writes a moment later, and once for many keystrokes. */
  write(input: Input): void;
  /** Writes now; true when nothing is left to write. A conflict is asked about again. */
  flush(): Promise<boolean>;
  /** Writes at once, as the page may end: beside a write under way, if more has been typed since. */
  flushBeforeEnd(): void;
  /** True while nobody has said which of two drafts counts; whoever has put the question off hears it again. */
  askAgain(): boolean;
  /** The version that was read or written last. */
  version(): number;
  /** True when another call was refused because somebody has written in between: it is asked which one counts. */
  askWhenStale(error: unknown): boolean;
  /** After a conflict: what stands here is written over what came from elsewhere. */
  overwrite(): Promise<boolean>;
  /** After a conflict: what stands here is given up. */
  giveUp(): void;
  /** The form has been sent. */
  discard(): Promise<void>;
}

export interface DraftKeeperOptions<Input extends DraftInput> {
  readonly place: DraftPlace<Input>;
  readonly start: KeptDraft;
  readonly withLogin: WithLogin;
  readonly pause?: number;
}

export function createDraftKeeper<Input extends DraftInput>({
  place,
  start,
  withLogin,
  pause = 800,
}: DraftKeeperOptions<Input>): DraftKeeper<Input> {
  const store = createStore<DraftState>(() => ({ kind: "kept", at: null }));
  let { version } = start;
  let kept: DraftValue = start.input as DraftValue;
  let wanted: Input | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let beside: Promise<unknown> | undefined;
  /** Sent since the last answer: the server may have any of them. */
  let sent: Input[] = [];

  const put = async (input: Input): Promise<void> => {
    sent.push(input);
    try {
      ({ version } = await withLogin(() => place.put(version, input)));
      kept = input;
      sent = sent.slice(sent.indexOf(input) + 1);
    } catch (error) {
      const current = place.currentOf(error);
      if (!current) throw error;
      return meet(current, input);
    }
  };
  /** Somebody has written in between. */
  const meet = async (current: KeptDraft, input: Input): Promise<void> => {
    const there = current.input as DraftValue;
    if (sent.some((own) => !hasUnsavedChanges(there, own))) {
      // Our own write, whose answer was lost; more may have been typed since.
      ({ version } = current);
      kept = there;
      const latest = wanted ?? input;
      if (hasUnsavedChanges(there, latest)) await put(latest);
    } else if (hasUnsavedChanges(kept, there)) {
      // Keys typed during the request do not bring the question back.
      clearTimeout(timer);
      store.setState({ kind: "conflict", current, mine: input }, true);
    } else {
      // Nothing that stands in this form was written.
      ({ version } = current);
      await put(input);
    }
  };

  const run = async (): Promise<boolean> => {
    while (wanted !== null && hasUnsavedChanges(kept, wanted)) {
      store.setState({ kind: "saving" }, true);
      try {
        await put(wanted);
      } catch (error) {
        const isRefused = error instanceof ValidationError;
        store.setState(isRefused ? { kind: "refused", error } : { kind: "failed" }, true);
        return false;
      }
      if (store.getState().kind === "conflict") return false;
    }
    store.setState({ kind: "kept", at: version > start.version ? readNow() : null }, true);
    return true;
  };
  const askAgain = () => {
    const state = store.getState();
    if (state.kind === "conflict") store.setState({ ...state, mine: wanted ?? state.mine }, true);
    return state.kind === "conflict";
  };
  const flush = () => {
    clearTimeout(timer);
    if (askAgain()) return Promise.resolve(false);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    store,
    flush,
    flushBeforeEnd() {
      const underWay = running && sent.at(-1);
      if (!underWay || !wanted || !hasUnsavedChanges(underWay, wanted)) return void flush();
      sent.push(wanted);
      beside = place.put(version, wanted, underWay).catch(() => undefined);
    },
    askAgain,
    write(input) {
      wanted = input;
      const { kind } = store.getState();
      if (kind === "kept" && !hasUnsavedChanges(kept, input)) return;
      // Said once, not with every key: whoever listens renders anew.
      if (kind === "kept" || kind === "failed" || kind === "refused")
        store.setState({ kind: "changed" }, true);
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
    version: () => version,
    askWhenStale(error) {
      const current = place.currentOf(error);
      if (!current) return false;
      wanted ??= kept as Input | null;
      store.setState({ kind: "conflict", current, mine: wanted }, true);
      return true;
    },
    overwrite() {
      const state = store.getState();
      if (state.kind === "conflict") {
        ({ version } = state.current);
        kept = state.current.input as DraftValue;
      }
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
      await Promise.all([running, beside]);
      sent = [];
      await place.remove?.().catch(() => undefined);
      version = 0;
      kept = null;
      store.setState({ kind: "kept", at: null }, true);
    },
  };
}
