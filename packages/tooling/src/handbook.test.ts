import { expect, test, vi } from "vitest";
import { handbookBuilder } from "./handbook.mjs";

test.each([
  { wasStopped: true, outcome: "failed", messages: 1 },
  { wasStopped: false, outcome: "built", messages: 2 },
])(
  "a handbook whose build was stopped does not count as built: %o",
  async ({ wasStopped, outcome, messages }) => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const { build } = handbookBuilder({
      start: async () => 0,
      stop: async () => {},
      isStopping: () => wasStopped,
    });
    expect(await build()).toBe(outcome);
    expect(log).toHaveBeenCalledTimes(messages);
  },
);
