import type { ApiClient } from "@kaitori/api-client";
import { confirmMailChange } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { callOr } from "./call-or.ts";
import { createServerLevel } from "./server-level.ts";

test.each([
  { level: 0, asked: 0, email: "instead@example.jp" },
  { level: 1, asked: 1, email: "answer@example.jp" },
])(
  "B21 an added call is asked or replaced where it is used: level $level",
  async ({ level, asked, email }) => {
    const call = vi.fn(async () => ({ email: "answer@example.jp" }));
    const api = { call } as unknown as ApiClient;
    const server = createServerLevel(level, async () => undefined);
    const instead = async () => ({ email: "instead@example.jp" });
    expect(await callOr({ api, server }, confirmMailChange, { body: { token: "t" } }, instead)).toEqual({
      email,
    });
    expect(call).toHaveBeenCalledTimes(asked);
  },
);
