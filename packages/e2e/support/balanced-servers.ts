import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../reference-api/faults/behind-balancer.ts", import.meta.url));

export interface BalancedServers {
  /** Port of the balancer, with TLS. */
  readonly port: number;
  /** Restarts the servers one by one in this environment; returns the results of the load. */
  upgrade(environment: Record<string, string>): Promise<unknown>;
  end(): void;
}

/** Two servers with the demonstration's accounts on one PostgreSQL, behind HAProxy, under load. */
export async function startBalancedServers(): Promise<BalancedServers> {
  const child = spawn(process.execPath, [program, "--wait"], { stdio: ["pipe", "pipe", "ignore"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextMessage = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error("The servers behind the balancer did not start");
    return JSON.parse(value);
  };
  const { port } = await nextMessage();
  return {
    port,
    upgrade: (environment) => {
      child.stdin.write(`${JSON.stringify(environment)}\n`);
      return nextMessage();
    },
    end: () => {
      child.stdin.end();
    },
  };
}
