import { clock } from "#foundation/clock/clock.ts";
import { storyNow } from "./days.ts";

// The clock of stories and screen tests starts at `storyNow` and runs on, because they may wait.
const loadedAt = performance.now();
clock.now = () => new Date(storyNow.getTime() + performance.now() - loadedAt);
