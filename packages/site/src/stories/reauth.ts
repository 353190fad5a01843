import { withDerived } from "@kaitori/domain";
import { createStore } from "zustand/vanilla";
import { createReauth } from "#foundation/session/reauth.ts";
import type { SessionState } from "#foundation/session/session.ts";
import { representative } from "./people.ts";

export const reauthOf = (state: SessionState = { kind: "user", user: withDerived(representative) }) =>
  createReauth({ store: createStore<SessionState>(() => state) });
