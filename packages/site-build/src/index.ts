export { shell } from "./shell.ts";
