// Preloaded into a process: moves its clock ahead by HOURS_LATER.
import { moveClock } from "./move-clock.mjs";

moveClock(Number(process.env.HOURS_LATER) * 3_600_000);
