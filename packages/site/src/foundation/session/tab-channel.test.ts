import { expect, test, vi } from "vitest";
import { createSessionChannel } from "./tab-channel.ts";

test("B3 the channel accepts only a user id or null; a malformed message is no logout", async () => {
  vi.stubGlobal("document", {});
  const channel = createSessionChannel();
  const otherChannel = new BroadcastChannel("session");
  const listener = vi.fn();
  channel.listen(listener);
  for (const message of [{ user: 1 }, [7], true, 7, "own-server-7", null]) otherChannel.postMessage(message);
  await expect.poll(() => listener.mock.calls.at(-1)).toEqual([null]);
  expect(listener.mock.calls).toEqual([[7], ["own-server-7"], [null]]);
  otherChannel.close();
  channel.close();
});
