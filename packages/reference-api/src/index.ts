export type { Config } from "./config/config.ts";
export { readConfig } from "./config/read-config.ts";
export { createServer, type Server, type ServerParts } from "./create-server.ts";
