import { afterAll, beforeEach, vi } from "vitest";
import { storyNow } from "#stories/days.ts";

beforeEach(() => {
  vi.setSystemTime(storyNow);
});

// Test files share modules and globals of their worker: what one file changed is restored for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
