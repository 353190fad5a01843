export { type Account, type AccountState, Accounts, accountStates } from "./accounts.ts";
export { type CheckOptions, checkServer, checks, type ServerReport } from "./check-server.ts";
export type { Check, CheckResult, Finding } from "./finding.ts";
export { exitCodeOf, reportText } from "./report.ts";
