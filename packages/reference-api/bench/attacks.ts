// node bench/attacks.ts [--seconds N] [--of WORD] — measures how 60 connections of one attacker slow lists, logins and uploads
// of others, and the memory of the server, compared with an idle run (Linux). TEST_DATABASE_URL selects PostgreSQL.
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import {
  activateAccount,
  changePassword,
  createEntry,
  getProfile,
  listEntries,
  login,
  uploadFile,
} from "@kaitori/wire";
import * as samples from "../src/documents/inspection/samples.ts";
import { testPassword } from "../src/testing/insert-applicant.ts";
import { memoryOf } from "../src/testing/memory-in-use.ts";
import { createScratchDatabase } from "../src/testing/scratch-postgresql.ts";
import { type People, peopleOf, startServer } from "./measured-servers.ts";
import type { Browser } from "./prepare.ts";

interface AttackRequest {
  readonly path: string;
  readonly method?: string;
  readonly browser?: Browser | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface Target {
  readonly port: number;
  readonly people: People;
  readonly seconds: number;
}

/** Parallel connections of the attacker. */
const connections = 60;
const attackers = 8;
const agent = new Agent({ keepAlive: true });
let places = 0;
let logins = 0;

/** Each request has an address of its own, so that limits by address do not affect the result. */
function ask(
  { port, people }: Target,
  { path, method = "POST", browser, headers, body }: AttackRequest,
): Promise<{ status: number; text: string }> {
  places += 1;
  const cookies = browser && { cookie: browser.cookie, "x-csrftoken": browser.csrf };
  const from = `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
  const all = { host: people.host, "x-forwarded-for": from, ...cookies, ...headers };
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const sent = request(
      { agent, host: "127.0.0.1", port, method, path: `/api/${path}`, headers: { ...all, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("close", () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on("error", () => resolve({ status: 0, text: "" }));
    sent.end(body);
  });
}

const json = { "content-type": "application/json" };
const posted = (path: string, browser: Browser, body: object): AttackRequest => ({
  path,
  browser,
  headers: json,
  body: JSON.stringify(body),
});

/** A form with one file, as a browser sends it. */
function upload(
  browser: Browser,
  bytes: Buffer,
  type: string,
  boundary = "----WebKitFormBoundaryA",
): AttackRequest {
  const part = (name: string, more: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const head = `${part("kind", "")}\r\nbs\r\n${part("content", '; filename="a"')}content-type: ${type}\r\n\r\n`;
  return {
    path: uploadFile.path,
    browser,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Requests of each attack. */
const attacks: Readonly<Record<string, (attacker: Browser) => Promise<(count: number) => AttackRequest>>> = {
  "a boundary of one letter": async (attacker) => {
    const sent = upload(attacker, Buffer.alloc(9.9 * 1024 * 1024, "\r\n--x"), "image/png", "x");
    return () => sent;
  },
  // The right password would end the session of the attacker.
  "a new password": async (attacker) => (count) =>
    posted(changePassword.path, attacker, {
      current_password: `wrong ${count}`,
      new_password: `password password ${count}`,
    }),
  "JPEGs of thousands of scans": async (attacker) => {
    const sent = upload(attacker, samples.jpegOfScans(3_500), "image/jpeg");
    return () => sent;
  },
  "PNGs of compressed texts": async (attacker) => {
    const sent = upload(attacker, await samples.pngOfTexts(1_000), "image/png");
    return () => sent;
  },
  "PDFs of 4 MB": async (attacker) => {
    const sent = upload(attacker, samples.packedPdf(1, 3900), "application/pdf");
    return () => sent;
  },
  "drafts of many small values": async (attacker) => {
    const rows = Array.from({ length: 900 }, () => Array(10).fill(1));
    const sent = posted("form_drafts/x/", attacker, { version: 0, input: { rows } });
    return () => ({ ...sent, method: "PUT" });
  },
  "entries of the longest texts": async (attacker) => {
    const account = { bank_name: "ｶﾞ".repeat(1_000), bank_account_number: "１".repeat(2_000) };
    const claim = { obliger_company_name: "ア".repeat(2_000), amount: "９".repeat(2_000) };
    const claims = Array(5).fill({ ...claim, receive_payment_account: account });
    return () => posted(createEntry.path, attacker, { purchase_amount_desired: "1", purpose: "ア", claims });
  },
  "invented activations": async (attacker) => (count) =>
    posted(activateAccount.path, attacker, { token: `invented ${count}`, password: testPassword }),
};

/** Sends requests without a pause; returns the number of each status. */
async function runAttack(against: Target, next: (count: number) => AttackRequest): Promise<string> {
  const until = performance.now() + against.seconds * 1000;
  const statuses: number[] = [];
  const connection = async () => {
    while (performance.now() < until) statuses.push((await ask(against, next(statuses.length))).status);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return [...Map.groupBy(statuses, (status) => status)]
    .map(([status, of]) => `${of.length} × ${status || "no answer"}`)
    .join(", ");
}

interface Measurements {
  readonly lists: number[];
  readonly logins: number[];
  readonly pictures: number[];
  refused: number;
  memory: number;
}

/** Measures others: a list twenty times per second, a login and an upload every two seconds. */
async function measureOthers(
  against: Target,
  pid: number,
  emails: readonly string[],
  work: () => Promise<string>,
) {
  const picture = await samples.png();
  const measurements: Measurements = { lists: [], logins: [], pictures: [], refused: 0, memory: 0 };
  const under: Promise<void>[] = [];
  const time = async (sent: AttackRequest, into: number[]) => {
    const startedAt = performance.now();
    const { status } = await ask(against, sent);
    into.push(performance.now() - startedAt);
    if (status !== 200) measurements.refused += 1;
  };
  const visitor = against.people.writers.at(-1);
  let tick = 0;
  const asking = setInterval(() => {
    const { readers } = against.people;
    const reader = readers[tick % readers.length];
    under.push(time({ path: listEntries.path, method: "GET", browser: reader }, measurements.lists));
    if (tick % 40 === 0 && visitor) {
      const credentials = { email: emails[logins++ % emails.length], password: testPassword };
      under.push(
        time(posted(login.path, visitor, { ...credentials, persistLoginState: false }), measurements.logins),
      );
    }
    const other = tick % 40 === 20 && against.people.writers.splice(attackers, 1)[0];
    if (other) under.push(time(upload(other, picture, "image/png"), measurements.pictures));
    tick += 1;
  }, 50);
  const weighing = setInterval(() => {
    measurements.memory = Math.max(measurements.memory, memoryOf(pid));
  }, 100);
  const outcome = await work();
  clearInterval(asking);
  await Promise.all(under);
  clearInterval(weighing);
  return { ...measurements, outcome };
}

async function measureAll(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: "string", default: "30" }, of: { type: "string", default: "" } },
  });
  const seconds = Number(values.seconds);
  const postgresql = process.env.TEST_DATABASE_URL;
  const scratch = postgresql ? await createScratchDatabase(postgresql) : undefined;
  const { child, ready } = await startServer("attacked", {
    // An attack may end late.
    writers: attackers + Math.ceil(seconds / 2) * 2 * (attackers + 4),
    url: scratch?.url,
  });
  const against = { port: ready.port, people: peopleOf(ready), seconds };
  const emails = await Promise.all(
    against.people.readers.map(async (browser) => {
      const { text } = await ask(against, { path: getProfile.path, method: "GET", browser });
      return String(JSON.parse(text).email);
    }),
  );
  const measure = async (work: () => Promise<string>) => {
    child.send("collect");
    await pause(2_000);
    return measureOthers(against, child.pid ?? 0, emails, work);
  };
  const wait = async () => {
    await pause(seconds * 1000);
    return "";
  };
  const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
  const at = (times: readonly number[], share: number) =>
    times.toSorted((one, other) => one - other)[
      Math.min(times.length - 1, Math.floor(times.length * share))
    ] ?? Number.NaN;
  await measure(wait);
  const idle = await measure(wait);
  const titles = ["60 connections with", "outcome", "lists p95 ms", "× idle", "max ms", "MB above idle"];
  row([...titles, "logins p50", "max ms", "pictures p50", "max ms", "refused"]);
  row(Array(titles.length + 5).fill("---"));
  const print = (what: string, one: typeof idle) =>
    row([
      what,
      one.outcome,
      at(one.lists, 0.95).toFixed(1),
      (at(one.lists, 0.95) / at(idle.lists, 0.95)).toFixed(1),
      ...[at(one.lists, 1), one.memory - idle.memory, at(one.logins, 0.5), at(one.logins, 1)].map(Math.round),
      ...[at(one.pictures, 0.5), at(one.pictures, 1)].map(Math.round),
      one.refused,
    ]);
  print("nothing", idle);
  for (const attack of Object.keys(attacks).filter((name) => name.includes(values.of))) {
    print(attack, await measure(() => inThread({ attack, against })));
  }
  print("nothing, at the end", await measure(wait));
  agent.destroy();
  child.kill();
  await scratch?.drop();
}

/** Runs the attack in a thread, so that its work does not delay the measurement. */
function inThread(asked: { attack: string; against: Target }): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: asked });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

if (isMainThread) await measureAll();
else {
  const { attack, against }: { attack: string; against: Target } = workerData;
  const attacker = against.people.writers[Object.keys(attacks).indexOf(attack)];
  const make = attacks[attack];
  if (!attacker || !make) throw new Error(`There is no attack "${attack}"`);
  parentPort?.postMessage(await runAttack(against, await make(attacker)));
  agent.destroy();
}
