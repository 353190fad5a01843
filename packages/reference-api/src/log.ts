/** Fields of a log line. They must not contain personal data, bodies or query strings. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;

export const jsonLog =
  (clock: () => Date): Log =>
  (level, event, fields = {}) => {
    process.stdout.write(`${JSON.stringify({ time: clock().toISOString(), level, event, ...fields })}\n`);
  };

export function faultFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { fault: typeof error };
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  const code = "code" in error ? String(error.code) : undefined;
  return { fault: error.name, code, at: frames.slice(0, 6).join(" | ") };
}
