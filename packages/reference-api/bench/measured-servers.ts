import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { entryBody } from "../src/entry/samples.ts";
import { type LoadRequest, type LoadResult, load } from "./load.ts";
import { median } from "./median.ts";

const Browser = v.object({ applicant: v.number(), cookie: v.string(), csrf: v.string() });
const Ready = v.object({
  port: v.number(),
  brand: v.string(),
  host: v.string(),
  readers: v.optional(v.array(Browser)),
  writers: v.optional(v.array(Browser)),
});
type Ready = v.InferOutput<typeof Ready>;
export type Browser = v.InferOutput<typeof Browser>;

/** Applicants with a long history for reads, and applicants that submit once each. */
export interface People {
  readonly brand: string;
  readonly host: string;
  readonly readers: Browser[];
  readonly writers: Browser[];
}

export interface MeasuredServer {
  readonly name: string;
  readonly ports: readonly number[];
  readonly people: People;
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Starts our server or the bare handler. With writers it prepares the people first. */
export async function startServer(
  kind: "full" | "bare",
  { writers = 0, url }: { writers?: number; url?: string | undefined },
): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = fork(here("./serve.ts"), [kind, String(writers), ...(url ? [url] : [])], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ready = await new Promise<Ready>((resolve) =>
    child.once("message", (message) => resolve(v.parse(Ready, message))),
  );
  return { child, ready };
}

export function peopleOf({ brand, host, readers, writers }: Ready): People {
  if (!readers || !writers) throw new Error("Nobody was prepared");
  return { brand, host, readers, writers };
}

const headersOf = ({ host }: People, browser: Browser) => ({
  host,
  cookie: browser.cookie,
  "x-csrftoken": browser.csrf,
  "x-applicant": String(browser.applicant),
});

const reads = (people: People) => {
  const requests = people.readers.map((reader) => ({
    method: "GET",
    path: "/api/entries/",
    headers: headersOf(people, reader),
  }));
  let count = 0;
  return (): LoadRequest | undefined => requests[count++ % requests.length];
};

const body = JSON.stringify(entryBody({}, 5));

/** Each write is by another applicant, because each may have one entry before its contract. */
function write(people: People, count: number): () => LoadRequest | undefined {
  const waiting = people.writers.splice(0, count);
  return () => {
    const writer = waiting.pop();
    return (
      writer && {
        method: "POST",
        path: "/api/entries/",
        headers: { ...headersOf(people, writer), "content-type": "application/json" },
        body,
      }
    );
  };
}

export const writesPerRound = 250;
const readMilliseconds = 1000;

export interface Measurements {
  readonly GET: LoadResult[];
  readonly POST: LoadResult[];
}

/** Each round measures every server once, so that a slow phase affects all. */
export async function measureRounds(
  servers: readonly MeasuredServer[],
  rounds: number,
): Promise<ReadonlyMap<string, Measurements>> {
  const measured = new Map<string, Measurements>(servers.map(({ name }) => [name, { GET: [], POST: [] }]));
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, ports, people } of servers) {
      const reading = await load(ports, readMilliseconds, reads(people));
      if (round === 0) continue;
      measured.get(name)?.GET.push(reading);
      measured.get(name)?.POST.push(await load(ports, 60_000, write(people, writesPerRound)));
    }
  return measured;
}

/** Prints medians of the rounds, and of their ratios to the named server. */
export function printBeside(measured: ReadonlyMap<string, Measurements>, floor: string): void {
  for (const method of ["GET", "POST"] as const)
    for (const [name, { [method]: rounds }] of measured) {
      const beside = measured.get(floor)?.[method] ?? [];
      const ratios = rounds.map(
        ({ perSecond }, round) => perSecond / (beside[round]?.perSecond ?? Number.NaN),
      );
      const of = (figure: "perSecond" | "p50" | "p99") =>
        Math.round(median(rounds.map((one) => one[figure])));
      const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
      console.log(
        `${method.padEnd(4)} ${name.padEnd(22)} ${String(of("perSecond")).padStart(6)}/s  p50 ${of("p50")} ms  p99 ${of("p99")} ms  ` +
          `${median(ratios).toFixed(2)} × ${floor} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})` +
          (failed > 0 ? `  FAILED ${failed}` : ""),
      );
    }
}
