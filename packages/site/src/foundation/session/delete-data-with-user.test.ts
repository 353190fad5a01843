import { addDerived } from "@kaitori/domain";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { newcomer, representative } from "#stories/people.ts";
import { deleteDataWithUser, type SessionState } from "./session.ts";

const unknown: SessionState = { kind: "unknown" };
const visitor: SessionState = { kind: "visitor" };
const firstUser: SessionState = { kind: "user", user: addDerived(representative) };
const sameUser: SessionState = {
  kind: "user",
  user: addDerived({ ...representative, company_name: "新社名" }),
};
const otherUser: SessionState = { kind: "user", user: addDerived(newcomer) };

test.each([
  ["a reload of the same user", [firstUser, unknown, sameUser], 0],
  ["the login of a visitor", [visitor, firstUser], 0],
  ["an expired session and a login of the same user", [firstUser, unknown, visitor, sameUser], 0],
  ["an expired session and a login of another user", [firstUser, unknown, visitor, otherUser], 1],
  ["a logout", [firstUser, "end", visitor], 1],
  ["a logout and a login of another user", [firstUser, "end", otherUser], 1],
] as const)("%s: the data is deleted %i times", (_what, events, times) => {
  const store = createStore<SessionState>(() => unknown);
  const forget = vi.fn();
  const ends: (() => void)[] = [];
  const onEnd = (listener: () => void) => {
    ends.push(listener);
  };
  deleteDataWithUser({ store, onEnd }, [{ forget }]);
  for (const event of events)
    if (event === "end") for (const end of ends) end();
    else store.setState(event, true);
  expect(forget).toHaveBeenCalledTimes(times);
});
