export { type ActBody, type DeskActName, deskActs, isDeskAct } from "./acts.ts";
export type { ActAnswer } from "./answers.ts";
export { type DeskCalls, deskCalls } from "./calls.ts";
export { UsageError } from "./command/commands.ts";
export { type LocalCommands, runDesk } from "./command/run-desk.ts";
export * from "./requests.ts";
