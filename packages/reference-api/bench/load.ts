import { Agent, request } from "node:http";

export interface LoadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Requests per second, and percentiles of the response time in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const connections = 32;

/** Keeps the connections busy until the requests or the time end. */
export async function load(
  port: number,
  milliseconds: number,
  next: () => LoadRequest | undefined,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const worker = async () => {
    while (performance.now() - startedAt < milliseconds) {
      const nextRequest = next();
      if (!nextRequest) return;
      const requestedAt = performance.now();
      const status = await send(agent, port, nextRequest);
      times.push(performance.now() - requestedAt);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

const send = (agent: Agent, port: number, { method, path, headers, body }: LoadRequest) =>
  new Promise<number>((resolve, reject) => {
    const sentRequest = request({ agent, host: "127.0.0.1", port, method, path, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    sentRequest.on("error", reject);
    sentRequest.end(body);
  });

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
