import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { newcomer, representative } from "../stories/people.ts";
import { forgetWithUser } from "./forget-with-user.ts";
import type { Session, SessionState } from "./session.ts";

const unknown: SessionState = { kind: "unknown" };
const visitor: SessionState = { kind: "visitor" };
const one: SessionState = { kind: "user", user: representative };
const renewed: SessionState = { kind: "user", user: { ...representative, company_name: "新社名" } };
const other: SessionState = { kind: "user", user: newcomer };

test.each([
  ["the same person, asked again", [one, unknown, renewed], 0],
  ["a visitor who logs in", [visitor, one], 0],
  ["a logout", [one, unknown, visitor], 1],
  ["another person after a logout", [one, unknown, other], 1],
] as const)("%s: forgotten %i times", (_what, states, times) => {
  const store = createStore<SessionState>(() => unknown);
  const forget = vi.fn();
  forgetWithUser({ store } as Session, [{ forget }]);
  for (const state of states) store.setState(state, true);
  expect(forget).toHaveBeenCalledTimes(times);
});
