import { afterEach, expect, test, vi } from "vitest";
import { createSessionChannel } from "./tab-channel.ts";

afterEach(() => vi.unstubAllGlobals());

test("B3 only a user or nobody is heard of the session: what is malformed is no logout", async () => {
  vi.stubGlobal("document", {});
  const channel = createSessionChannel();
  const other = new BroadcastChannel("session");
  const heard = vi.fn();
  channel.listen(heard);
  for (const said of [{ user: 1 }, [7], true, 7, "own-server-7", null]) other.postMessage(said);
  await expect.poll(() => heard.mock.calls.at(-1)).toEqual([null]);
  expect(heard.mock.calls).toEqual([[7], ["own-server-7"], [null]]);
  other.close();
  channel.close();
});
