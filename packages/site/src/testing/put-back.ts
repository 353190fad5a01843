import { afterAll, vi } from "vitest";

// Test files share modules and globals of their worker: what one file changed is restored for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
