// node faults/races.ts [rounds] — two processes on one PostgreSQL, the same thing asked of both at once: one winner, no 5xx.
import {
  cancelEntry,
  confirmPasswordReset,
  contractEntry,
  createEntry,
  getContractTerms,
  getEntry,
  listEntries,
  putDraftEntry,
} from "@kaitori/wire";
import { startTemporaryPostgreSQL } from "../scripts/temporary-postgresql.ts";
import { createMailLink } from "../src/accounts/mail-link-store.ts";
import { openPostgreSQL } from "../src/database/open-postgresql.ts";
import { claimBody, entryBody } from "../src/entries/samples.ts";
import { type Answering, InProcessClient } from "../src/http/in-process-client.ts";
import { overHttp } from "./over-http.ts";
import { type Prepared, type PreparedApplicant, prepare } from "./prepare.ts";
import { startServer } from "./running-server.ts";
import { Story } from "./story.ts";

const rounds = Number(process.argv[2] ?? 500);
const races = [
  "create twice",
  "cancel and contract",
  "sixth claim",
  "draft and draft",
  "reset twice",
] as const;
type Race = (typeof races)[number];

const postgresql = await startTemporaryPostgreSQL();
const env = { DATABASE_URL: postgresql.url };
const prepared = await prepare(env, rounds * races.length);
const servers = await Promise.all([startServer(env), startServer(env)]);
const [one, other] = servers.map(({ port }) => overHttp(port));
if (!one || !other) throw new Error("Two servers are needed");
const { database, close } = await openPostgreSQL(postgresql.url);
const [brand] = await database.selectFrom("applicant").select("brand").limit(1).execute();

interface Outcome {
  statuses: number[];
  /** What is wrong with what is left behind; undefined when nothing is. */
  wrong?: string;
}

const at = (server: Answering, { cookies }: PreparedApplicant, { origin }: Prepared = prepared) => {
  const client = new InProcessClient(server, origin);
  for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
  return client;
};

const both = (applicant: PreparedApplicant) => [at(one, applicant), at(other, applicant)] as const;
const oneWinner = (statuses: number[], loser: readonly number[]) =>
  statuses.filter((status) => status === 200 || status === 204).length === 1 &&
  statuses.every((status) => status === 200 || status === 204 || loser.includes(status))
    ? undefined
    : "not one winner";

const run: Record<Race, (applicant: PreparedApplicant) => Promise<Outcome>> = {
  "create twice": async (applicant) => {
    const answers = await Promise.all(
      both(applicant).map((client) => client.call(createEntry, { body: entryBody() })),
    );
    const statuses = answers.map(({ status }) => status);
    const { body } = await at(one, applicant).call(listEntries);
    return outcome(statuses, body.length === 1 ? oneWinner(statuses, [409]) : `${body.length} entries`);
  },

  "cancel and contract": async (applicant) => {
    const story = new Story(prepared, applicant);
    while (story.next !== "contract") await story.advance(one);
    const [mine, theirs] = both(applicant);
    const params = { id: story.entry ?? 0 };
    const { body: terms } = await mine.call(getContractTerms, { params });
    const claims = terms.claims.map(({ claim }) => ({ id: claim }));
    const answers = await Promise.all([
      mine.call(cancelEntry, { params }),
      theirs.call(contractEntry, { params, body: { claims, terms_hash: terms.hash } }),
    ]);
    const statuses = answers.map(({ status }) => status);
    const { body: entry } = await mine.call(getEntry, { params });
    const expected = statuses[0] === 200 ? 6 : 4;
    return outcome(
      statuses,
      entry.status === expected ? oneWinner(statuses, [409]) : `status ${entry.status}`,
    );
  },

  "sixth claim": async (applicant) => {
    const [mine, theirs] = both(applicant);
    const six = entryBody({ claims: Array.from({ length: 6 }, () => claimBody()) });
    const answers = await Promise.all([
      mine.call(createEntry, { body: six }),
      theirs.call(createEntry, { body: entryBody({}, 5) }),
    ]);
    const statuses = answers.map(({ status }) => status);
    const { body } = await mine.call(listEntries);
    const claims = body.flatMap((entry) => entry.claims).length;
    return outcome(statuses, claims === 5 ? oneWinner(statuses, [400]) : `${claims} claims`);
  },

  "draft and draft": async (applicant) => {
    const answers = await Promise.all(
      both(applicant).map((client, index) =>
        client.call(putDraftEntry, { body: { version: 0, purpose: `tab ${index}` } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    return outcome(statuses, oneWinner(statuses, [409]));
  },

  "reset twice": async (applicant) => {
    const link = {
      purpose: "password_reset",
      brand: brand?.brand ?? "",
      subject: applicant.id,
      now: new Date(),
    } as const;
    const token = await createMailLink(database, link);
    const answers = await Promise.all(
      both(applicant).map((client, index) =>
        client.call(confirmPasswordReset, {
          body: { uid: String(applicant.id), token, new_password: `new password ${index}` },
        }),
      ),
    );
    // The limit of this machine's address is not what is raced for.
    await database.deleteFrom("rate_limit").execute();
    const statuses = answers.map(({ status }) => status);
    return outcome(statuses, oneWinner(statuses, [410]));
  },
};

const outcome = (statuses: number[], wrong: string | undefined): Outcome =>
  statuses.some((status) => status >= 500)
    ? { statuses, wrong: "5xx" }
    : { statuses, ...(wrong ? { wrong } : {}) };

let failed = false;
for (const race of races) {
  const outcomes: Outcome[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const applicant = prepared.applicants.pop();
    if (applicant) outcomes.push(await run[race](applicant));
  }
  const wrong = outcomes.filter((one) => one.wrong);
  failed ||= wrong.length > 0;
  console.log(`${race}: ${outcomes.length} races, ${wrong.length} wrong`, ...wrong.slice(0, 3));
}
await close();
await Promise.all(servers.map((server) => server.kill("SIGTERM")));
await postgresql.stop();
process.exit(failed ? 1 : 0);
