// node bench/attacks.ts [seconds] [words] — what the worst that one account or one stranger may do costs in memory and time, and
// how long everybody else waits meanwhile: their list of entries, their logins, their small pictures. Each case stands beside an
// idle floor of the same run (Linux). `words` picks the cases that have them in their name.
import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { maximumBanks, maximumClaims, maximumFiles, maximumFilesOfItem } from "@kaitori/domain";
import {
  activateAccount,
  changePassword,
  getDraftEntry,
  getPublicSettings,
  listEntries,
  login as loginCall,
  uploadFile,
} from "@kaitori/wire";
import * as v from "valibot";
import { claimBody } from "../src/entries/samples.ts";
import * as samples from "../src/files/inspection/samples.ts";
import { memoryOf } from "../src/testing/memory-in-use.ts";

const Browser = v.object({ applicant: v.number(), cookie: v.string(), csrf: v.string() });
const Ready = v.object({
  port: v.number(),
  host: v.string(),
  reader: Browser,
  writers: v.array(Browser),
  papers: v.record(v.string(), v.array(v.number())),
  login: v.object({ email: v.string(), password: v.string() }),
});
type Browser = v.InferOutput<typeof Browser>;
type Ready = v.InferOutput<typeof Ready>;

/** For so long others are watched while nothing else happens, and at the least while something does. */
const [, , duration = "10", only] = process.argv;
const seconds: number = isMainThread ? Number(duration) : workerData.seconds;
const probeEvery = 50;
const megabyte = 1024 * 1024;
const attackers = 15;
/** So many connections of one account, or of one stranger, as long as others are watched. */
const connections = 60;

// Whoever attacks works in a thread of its own: what it costs to attack is not measured as waiting.
const server = isMainThread ? await start() : undefined;
const ready: Ready = server?.ready ?? workerData.ready;
const { port, host, reader, papers, login } = ready;
const [attacker = reader, ...others] = ready.writers;
const agent = new Agent({ keepAlive: true });
let places = 0;

interface Sent {
  method: string;
  path: string;
  browser?: Browser;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** So much of the body goes out and no more; the answer is waited for all the same. */
  hangsAfter?: number;
}

/** Each from a place of its own. */
function ask({ method, path, browser, headers, body, hangsAfter }: Sent) {
  places += 1;
  const from = `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  const known = browser && { cookie: browser.cookie, "x-csrftoken": browser.csrf };
  const all = { host, "x-forwarded-for": from, ...known, ...length, ...headers };
  const sent = request({ agent, host: "127.0.0.1", port, method, path, headers: all });
  const answer = new Promise<{ status: number; bytes: number }>((resolve) => {
    sent.on("error", () => resolve({ status: 0, bytes: 0 }));
    sent.on("response", (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("close", () => resolve({ status: response.statusCode ?? 0, bytes }));
    });
  });
  if (hangsAfter === undefined) sent.end(body);
  else sent.write(Buffer.from(body ?? "").subarray(0, hangsAfter));
  return { answer, end: () => sent.destroy() };
}

const json = { "content-type": "application/json" };
const visitor = await visit();

/** A stranger has a token too. */
async function visit(): Promise<Browser> {
  const path = `/api/${getPublicSettings.path}`;
  const cookies = await new Promise<string[]>((resolve) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.headers["set-cookie"] ?? []);
    });
    sent.end();
  });
  const pairs = cookies.map((cookie) => cookie.split(";")[0] ?? "");
  const csrf = pairs.find((pair) => pair.startsWith("csrftoken="))?.slice("csrftoken=".length) ?? "";
  return { applicant: 0, cookie: pairs.join("; "), csrf };
}

const readEntries = (): Sent => ({ method: "GET", path: `/api/${listEntries.path}`, browser: reader });
const logIn = (): Sent => ({
  method: "POST",
  path: `/api/${loginCall.path}`,
  browser: visitor,
  headers: json,
  body: JSON.stringify({ ...login, persistLoginState: false }),
});

interface Watched {
  times: number[];
  logins: number[];
  uploads: number[];
  refused: number;
  memory: number;
}

/** One machine's worth of connections at a time. */
const atOnce = 64;

/** Everybody else: somebody's list of entries twenty times a second, a login and somebody's small picture every two seconds. */
async function watch(pid: number, work: () => Promise<unknown>): Promise<Watched & { took: number }> {
  const watched: Watched = { times: [], logins: [], uploads: [], refused: 0, memory: 0 };
  const under: Promise<void>[] = [];
  const time = async (sent: Sent, into: number[]) => {
    const begun = performance.now();
    const { status } = await ask(sent).answer;
    into.push(performance.now() - begun);
    if (status !== 200) watched.refused += 1;
  };
  let tick = 0;
  const asking = setInterval(() => {
    under.push(time(readEntries(), watched.times));
    if (tick % 40 === 0) under.push(time(logIn(), watched.logins));
    if (tick % 40 === 20) under.push(time(smallPicture(), watched.uploads));
    tick += 1;
  }, probeEvery);
  const weighing = setInterval(() => {
    watched.memory = Math.max(watched.memory, memoryOf(pid));
  }, 100);
  const begun = performance.now();
  await work();
  const took = performance.now() - begun;
  await pause(Math.max(0, seconds * 1000 - took));
  clearInterval(asking);
  await Promise.all(under);
  clearInterval(weighing);
  return { ...watched, took };
}

/** The largest draft that is taken: five invoices, twenty accounts, everything named as often as it may be. */
function largestDraft() {
  const relations = (kind: string) => {
    const ids = papers[kind] ?? [];
    return Array.from({ length: maximumFilesOfItem }, (_, place) => ({
      kind,
      contentfile: { id: ids[place % ids.length] ?? 0 },
    }));
  };
  const all = Object.values(papers).flat();
  return {
    version: 0,
    purchase_amount_desired: "",
    purpose: "",
    claims: Array.from({ length: maximumClaims }, (_, place) =>
      claimBody({ contentfile_relations: relations(`invoice_${place + 1}`) }),
    ),
    banks: Array.from({ length: maximumBanks }, (_, place) => ({
      bank_name: "",
      bank_account_number: "",
      file_format: "passbook",
      contentfile_relations: relations(`passbook_details_${(place % 5) + 1}`),
    })),
    addfiles: Array.from({ length: maximumFiles }, (_, place) => ({ id: all[place % all.length] ?? 0 })),
  };
}

const draft = `/api/${getDraftEntry.path}`;
async function readDrafts(times: number): Promise<string> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => ask({ method: "GET", path: draft, browser: attacker }).answer),
  );
  return `${times} answers of ${Math.round((answers[0]?.bytes ?? 0) / 1024)} kB`;
}

const picture = await samples.png();
let pictures = 0;

/** Each time another person's: nobody comes near a limit of their own. */
function smallPicture(): Sent {
  pictures += 1;
  return upload(picture, "image/png", {
    browser: others[pictures % others.length],
    kind: `invoice_${(pictures % 5) + 1}`,
  });
}

interface Form {
  browser?: Browser | undefined;
  kind?: string;
  boundary?: string;
}

/** A form with one file, as a browser sends it. */
function upload(
  bytes: Buffer,
  type: string,
  { browser = attacker, kind = "bs", boundary = "----WebKitFormBoundaryA" }: Form = {},
): Sent {
  const part = (name: string, more: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const body = Buffer.concat([
    Buffer.from(
      `${part("kind", "")}\r\n${kind}\r\n${part("content", '; filename="a"')}content-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return { method: "POST", path: `/api/${uploadFile.path}`, browser, headers, body };
}

/** By status: `8 × 200, 112 × 503`. */
const counted = (statuses: readonly number[]) =>
  [...Map.groupBy(statuses, (status) => status)]
    .map(([status, of]) => `${of.length} × ${status || "no answer"}`)
    .join(", ");

async function sendAll(sent: readonly Sent[]): Promise<string> {
  const left = [...sent];
  const statuses: number[] = [];
  const connection = async () => {
    for (let one = left.pop(); one; one = left.pop()) statuses.push((await ask(one).answer).status);
  };
  await Promise.all(Array.from({ length: atOnce }, connection));
  return counted(statuses);
}

/** One account, or one stranger, without a pause. */
async function storm(next: (count: number) => Sent): Promise<string> {
  const until = performance.now() + seconds * 1000;
  const statuses: number[] = [];
  const connection = async () => {
    while (performance.now() < until) statuses.push((await ask(next(statuses.length)).answer).status);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return counted(statuses);
}

const worstPdfs = {
  "one packed stream": samples.packedPdf(1, 3900),
  "a packed catalogue": samples.packedCataloguePdf(3900),
  "an endless table": samples.endlessTablePdf(2000),
};

/** Uploads whose last bytes never come, for as long as others are watched. */
async function hang(times: number, browsers: readonly Browser[]): Promise<string> {
  const bytes = Buffer.alloc(10 * megabyte);
  const hanging = Array.from({ length: times }, (_, one) =>
    ask({
      ...upload(bytes, "image/png", { browser: browsers[one % browsers.length] }),
      hangsAfter: 9 * megabyte,
    }),
  );
  await pause(seconds * 1000);
  for (const { end } of hanging) end();
  return `${times} held for ${seconds} s`;
}

const invented = (count: number, path: string, body: object): Sent[] =>
  Array.from({ length: count }, () => ({
    method: "POST",
    path,
    browser: visitor,
    headers: json,
    body: JSON.stringify(body),
  }));
const password = "long enough a password";

/** Each of these stopped a server that read it in its own process. */
const worstUploads: Readonly<
  Record<string, { make: () => Buffer | Promise<Buffer>; type: string; boundary?: string }>
> = {
  "a boundary of one letter": {
    make: () => Buffer.alloc(9.9 * megabyte, "\r\n--x"),
    type: "image/png",
    boundary: "x",
  },
  "JPEGs of thousands of scans": { make: () => samples.jpegOfScans(3_500), type: "image/jpeg" },
  "PNGs of compressed texts": { make: () => samples.pngOfTexts(1_000), type: "image/png" },
  "PDFs of 4 MB": { make: () => samples.packedPdf(1, 3900), type: "application/pdf" },
};

const cases: { what: string; before: string; work: () => Promise<string> }[] = [
  {
    what: "the largest draft, written, then read 15 times at once",
    before: "200 MB an answer; 53 s, 7.8 GB",
    work: async () => {
      const body = JSON.stringify(largestDraft());
      const { status } = await ask({ method: "PUT", path: draft, browser: attacker, headers: json, body })
        .answer;
      return `${Math.round(body.length / 1024)} kB answered ${status}, ${await readDrafts(15)}`;
    },
  },
  ...Object.entries(worstPdfs).map(([name, bytes]) => ({
    what: `8 PDFs of ${(bytes.length / megabyte).toFixed(1)} MB at once, ${name}`,
    before: "4 GB for 15 s by one",
    work: () => sendAll(Array.from({ length: 8 }, () => upload(bytes, "application/pdf"))),
  })),
  {
    what: "120 hanging uploads of one account",
    before: "+1.7 GB",
    work: () => hang(120, [attacker]),
  },
  {
    what: `120 hanging uploads of ${attackers} accounts`,
    before: "+1.7 GB",
    work: () => hang(120, ready.writers),
  },
  {
    what: "2,000 invented activations",
    before: "another's login 30 s",
    work: () => sendAll(invented(2_000, `/api/${activateAccount.path}`, { token: "invented", password })),
  },
  {
    what: `${connections} connections with invented activations`,
    before: "others 1.3 s",
    work: () =>
      storm(() => invented(1, `/api/${activateAccount.path}`, { token: "invented", password })[0] as Sent),
  },
  {
    what: `${connections} connections that change a password`,
    before: "others p50 2.9 s",
    work: () =>
      storm((count) => ({
        method: "POST",
        path: `/api/${changePassword.path}`,
        browser: attacker,
        headers: json,
        body: JSON.stringify({
          current_password: `wrong ${count}`,
          new_password: `correct horse battery st ${count}`,
        }),
      })),
  },
  ...Object.entries(worstUploads).map(([name, { make, type, boundary }]) => ({
    what: `${connections} connections with ${name}`,
    before: "",
    work: async () => {
      const sent = upload(await make(), type, boundary === undefined ? {} : { boundary });
      return storm(() => sent);
    },
  })),
  {
    what: "2,000 logins of unknown addresses",
    before: "",
    work: () =>
      sendAll(
        Array.from({ length: 2_000 }, (_, one) => {
          const [sent] = invented(1, `/api/${loginCall.path}`, { email: `x${one}@example.jp`, password });
          return sent as Sent;
        }),
      ),
  },
];

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
if (server) await measureAll(server);
else {
  parentPort?.postMessage(await cases[workerData.place]?.work());
  agent.destroy();
}

async function measureAll({ child, pid }: Attacked): Promise<void> {
  const titles = ["case", "before", "outcome", "s", "+MB", "others p50", "p95", "max ms"];
  console.log(row([...titles, "login max ms", "picture p50", "max ms", "refused"]));
  console.log(row(Array(titles.length + 4).fill("---")));
  await print(pid, { what: "idle", before: "" }, async () => "");
  for (const [place, one] of cases.entries()) {
    if (only !== undefined && !one.what.includes(only)) continue;
    await print(pid, one, () => inThread(place));
    await pause(2_000);
  }
  await print(pid, { what: "idle, at the end", before: "" }, async () => "");
  agent.destroy();
  child.kill("SIGTERM");
}

function inThread(place: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { place, ready, seconds } });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

async function print(
  pid: number,
  { what, before }: Pick<(typeof cases)[number], "what" | "before">,
  work: () => Promise<string>,
): Promise<void> {
  const held = memoryOf(pid);
  let outcome = "";
  const { times, logins, uploads, refused, memory, took } = await watch(pid, async () => {
    outcome = await work();
  });
  const at = (share: number, of = times) => {
    const sorted = of.toSorted((one, other) => one - other);
    return String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0));
  };
  const cells = [(took / 1000).toFixed(1), String(Math.max(0, memory - held)), at(0.5), at(0.95), at(1)];
  const elsewhere = [at(1, logins), at(0.5, uploads), at(1, uploads)];
  console.log(row([what, before, outcome, ...cells, ...elsewhere, String(refused)]));
}

interface Attacked {
  child: ChildProcess;
  pid: number;
  ready: Ready;
}

async function start(): Promise<Attacked> {
  const program = fileURLToPath(new URL("./serve-attacked.ts", import.meta.url));
  const child = fork(program, [String(attackers)], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ready = await new Promise<Ready>((resolve) =>
    child.once("message", (message) => resolve(v.parse(Ready, message))),
  );
  return { child, pid: child.pid ?? 0, ready };
}
