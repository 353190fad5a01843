import { readdirSync, readFileSync } from "node:fs";

/** Computes the resident memory of a process and its children, in MB; Linux only. */
export function memoryOf(pid: number): number {
  const command = read(pid, "cmdline");
  const children = readdirSync("/proc").filter(
    (name) =>
      /^\d+$/.test(name) &&
      read(name, "status").includes(`\nPPid:\t${pid}\n`) &&
      // A starting child process still has the memory of its parent.
      read(name, "cmdline") !== command,
  );
  return [pid, ...children].reduce<number>((sum, one) => sum + parseResident(read(one, "status")), 0);
}

/** Returns an empty text if the process has ended. */
function read(pid: number | string, file: "status" | "cmdline"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

const parseResident = (status: string) =>
  Math.round(Number(/\nVmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);

/** Measures the peak of additional memory during the work, in MB, and its time, in milliseconds. */
export async function measureMemory<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; memory: number; time: number }> {
  const before = memoryOf(process.pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(process.pid));
  }, 20);
  const startedAt = performance.now();
  try {
    const result = await work();
    return { result, memory: peak - before, time: Math.round(performance.now() - startedAt) };
  } finally {
    clearInterval(timer);
  }
}
