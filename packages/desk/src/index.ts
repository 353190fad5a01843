export { actBodies, type DeskActName, isDeskAct } from "./acts.ts";
export { type DeskCall, deskCalls } from "./calls.ts";
export { type LocalCommands, runDesk } from "./command/run-desk.ts";
export type { Desk } from "./desk.ts";
export { deskRoutes } from "./routes.ts";
