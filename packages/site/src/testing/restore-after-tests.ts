import { afterAll, beforeEach, vi } from "vitest";
import { storyNow } from "#stories/days.ts";

beforeEach(() => {
  vi.setSystemTime(storyNow);
});

// Test files share the modules and globals of a worker, so each file restores its changes.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
