import { createApiClient } from "@kaitori/api-client";
import { getSuppressEntries } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { answers, refuses, type StoryAnswer, storyFetch } from "../stories/story-server.ts";
import { createSystemSettings } from "./system-settings.ts";

const settingsWith = (answer: StoryAnswer) => {
  const api = createApiClient({
    host: "http://brand.example",
    fetch: storyFetch([answer]),
    cookies: () => "",
  });
  const fail = vi.fn(async () => Promise.reject(new Error("logged out")));
  return { settings: createSystemSettings(api, { fail }), fail };
};

test("R2.8 the system settings are kept for the page", async () => {
  const stopped = { method: "stop-new-entry", segment: null, message: "年末年始は休みます。" };
  const { settings } = settingsWith(answers(getSuppressEntries, stopped));
  await settings.load();
  expect(settings.store.getState()).toEqual(stopped);
});

test("R7.8 a failed settings fetch ends the session", async () => {
  const { settings, fail } = settingsWith(refuses(getSuppressEntries, 500, {}));
  await expect(settings.load()).rejects.toThrow("logged out");
  expect(fail).toHaveBeenCalledOnce();
});
