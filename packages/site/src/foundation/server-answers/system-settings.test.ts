import { createApiClient } from "@kaitori/api-client";
import { getSuppressEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { answers, hostOf, type StoryAnswer, storyServer } from "#stories/story-server.ts";
import { createSystemSettings } from "./system-settings.ts";

const settingsWith = (answer: StoryAnswer) => {
  const api = createApiClient({ host: hostOf(storyServer([answer])), cookies: () => "" });
  return createSystemSettings(api);
};

test("R2.8 the system settings are kept for the page", async () => {
  const stopNewEntries = { method: "stop-new-entry", segment: null, message: "年末年始は休みます。" };
  const settings = settingsWith(answers(getSuppressEntries, stopNewEntries));
  await settings.load();
  expect(settings.store.getState()).toEqual(stopNewEntries);
});
