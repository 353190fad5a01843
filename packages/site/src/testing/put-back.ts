import { afterAll, vi } from "vitest";

// Files share their worker's modules and globals: what one changed there is not left to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
