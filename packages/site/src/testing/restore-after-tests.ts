import { afterEach, beforeEach, vi } from "vitest";
import { storyNow } from "#stories/days.ts";

beforeEach(() => {
  vi.setSystemTime(storyNow);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
