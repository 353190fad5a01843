import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const programs = fileURLToPath(new URL("programs.mjs", import.meta.url));
/** Starts an endless program, prints its process id, and waits. */
const supervisor = `
  import { programs } from ${JSON.stringify(programs)};
  const running = programs();
  const ended = running.start("node", ["-e", "console.log(process.pid); setInterval(() => {}, 1000)"]);
  await ended;
  await running.stop();
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** npm starts a shell that ends at a signal without passing it on. */
test.each([
  { target: "itself", program: process.execPath, args: ["--input-type=module", "-e", supervisor] },
  {
    target: "the shell that started it",
    program: "/bin/sh",
    args: ["-c", '"$0" --input-type=module -e "$1"; exit 0', process.execPath, supervisor],
  },
])("a signal to $target ends the started programs", async ({ program, args }) => {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  const [line] = await once(child.stdout, "data");
  const started = Number(String(line).trim());
  expect(isAlive(started)).toBe(true);
  child.kill("SIGTERM");
  // The time limit of the test ends the wait.
  while (isAlive(started)) await setTimeout(20);
});

/** `exec` replaces the shell by `sleep`, so that no process keeps the pipe open. */
test("without npm the programs outlive the shell", async () => {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(
    "/bin/sh",
    ["-c", '"$0" --input-type=module -e "$1" & exec sleep 60', process.execPath, supervisor],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env,
    },
  );
  const [line] = await once(child.stdout, "data");
  const started = Number(String(line).trim());
  child.kill("SIGKILL");
  await setTimeout(1500);
  expect(isAlive(started)).toBe(true);
  process.kill(started, "SIGKILL");
});
