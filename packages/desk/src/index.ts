export type { ActBody, DeskActName } from "./acts.ts";
export type { ActAnswer, SessionAnswer } from "./answers.ts";
export { type DeskCalls, deskCalls } from "./calls.ts";
export { type LocalCommands, runDesk } from "./command/run-desk.ts";
export type { Desk } from "./desk.ts";
export type { DoneTask, ListQuery, StaffCredentials, TaskQuery, UndoneTask } from "./requests.ts";
export { deskRoutes } from "./routes.ts";
