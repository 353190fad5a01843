export { type Account, type AccountState, Accounts, accountStates } from "./accounts.ts";
export { type CheckOptions, checkServer, type ServerReport } from "./check-server.ts";
export { checks } from "./checks/all-checks.ts";
export type { Check, CheckResult, Finding } from "./finding.ts";
export { exitCodeOf, reportText } from "./report.ts";
