import { getProfile } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { answers, storyServer } from "./story-server.ts";

test("a call without an answer in the test is reported in the console", async () => {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const answer = storyServer([answers(getProfile, {} as never)]);
  expect((await answer(new Request("https://brand.example/api/profile/"))).status).toBe(200);
  expect(consoleError).not.toHaveBeenCalled();
  expect((await answer(new Request("https://brand.example/api/notices/unread/"))).status).toBe(404);
  expect(consoleError).toHaveBeenCalledWith(
    expect.stringContaining("GET /api/notices/unread/ has no answer"),
  );
});
