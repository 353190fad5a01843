import { addDerived } from "@kaitori/domain";
import { createStore } from "zustand/vanilla";
import { createReauth } from "#foundation/session/reauth.ts";
import type { SessionState } from "#foundation/session/session.ts";
import { representative } from "./people.ts";

export const reauthOf = (state: SessionState = { kind: "user", user: addDerived(representative) }) =>
  createReauth({ store: createStore<SessionState>(() => state) });
