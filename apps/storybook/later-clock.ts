import { moveClock } from "@kaitori/tooling/move-clock";

// Moves the clock of a page ahead before its tests load.
const hours = Number(import.meta.env.HOURS_LATER);
if (hours) moveClock(hours * 3_600_000);
