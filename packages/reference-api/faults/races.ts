// node faults/races.ts [rounds] — sends the same request to two processes on one PostgreSQL at the same time.
import { EntryStatus } from "@kaitori/domain";
import {
  cancelEntry,
  confirmPasswordReset,
  contractEntry,
  createEntry,
  getContractTerms,
  getDraftEntry,
  listEntries,
  putDraftEntry,
} from "@kaitori/wire";
import { startTemporaryPostgreSQL } from "../scripts/temporary-postgresql.ts";
import { createMailLink } from "../src/accounts/mail-link-store.ts";
import { readConfig } from "../src/config/read-config.ts";
import { lockEntry } from "../src/entry/own-entry.ts";
import { decideClaim } from "../src/entry/review/decide-claim.ts";
import { finishReview } from "../src/entry/review/finish-review.ts";
import { withReviewContext } from "../src/entry/review/review-context.ts";
import { claimBody, entryBody } from "../src/entry/samples.ts";
import { InProcessClient } from "../src/http/in-process-client.ts";
import { createServer } from "../src/start/create-server.ts";
import { bought, someStaff } from "../src/testing/entry-in.ts";
import { insertFile } from "../src/testing/insert-file.ts";
import { overHttp } from "./over-http.ts";
import { type PreparedApplicant, prepare } from "./prepare.ts";
import { startServer } from "./running-server.ts";

const rounds = Number(process.argv[2] ?? 500);
const postgresql = await startTemporaryPostgreSQL();
const env = {
  DATABASE_URL: postgresql.url,
  NODE_ENV: "test",
  SECRET_KEY: "a secret of races that is long enough",
};
const prepared = await prepare(env, rounds);
const [left, right] = [await startServer(env), await startServer(env)];
const desk = await createServer(readConfig({ ...env, DEMO: "0" }), { log: () => {} });

type Tab = InProcessClient;
function tabs({ cookies }: PreparedApplicant): [Tab, Tab] {
  const open = (port: number) => {
    const tab = new InProcessClient(overHttp(port), prepared.origin);
    for (const [name, value] of Object.entries(cookies)) tab.cookies.set(name, value);
    return tab;
  };
  return [open(left.port), open(right.port)];
}

const races: Record<string, (tabs: [Tab, Tab], applicant: PreparedApplicant) => Promise<number[]>> = {
  "draft ‖ draft": async ([one, other]) => {
    const put = (tab: Tab, purpose: string) => tab.call(putDraftEntry, { body: { version: 0, purpose } });
    return statuses([put(one, "左"), put(other, "右")]);
  },
  "sixth claim": async ([one, other]) => {
    const claims = Array.from({ length: 5 }, () => claimBody());
    const { version } = (await one.call(getDraftEntry)).body;
    const four = await one.call(putDraftEntry, { body: { version, claims: claims.slice(1) } });
    const put = (tab: Tab, purpose: string) =>
      tab.call(putDraftEntry, { body: { version: four.body.version, purpose, claims } });
    const answers = await statuses([put(one, "左"), put(other, "右")]);
    const storedClaims = (await one.call(getDraftEntry)).body.claims.length;
    return storedClaims === 5 ? answers : [storedClaims];
  },
  "create ‖ create": async ([one, other], { id }) => {
    const file = await insertFile({ database: desk.services.database, clock }, id, "invoice");
    const claim = claimBody({ contentfile_relations: [{ kind: "invoice", contentfile: { id: file } }] });
    const create = (tab: Tab) => tab.call(createEntry, { body: entryBody({ claims: [claim] }) });
    const answers = await statuses([create(one), create(other)]);
    const made = (await one.call(listEntries)).body.length;
    return made === 1 ? answers : [made];
  },
  "cancel ‖ contract": async ([one, other]) => {
    const [entry] = (await one.call(listEntries)).body;
    if (!entry) return [0];
    await offer(entry.id);
    const params = { id: entry.id };
    const { hash, explanation } = (await one.call(getContractTerms, { params, query: {} })).body;
    const body = {
      claims: entry.claims.map(({ id }) => ({ id })),
      terms_hash: hash,
      explanation_hash: explanation.hash,
    };
    const answers = await statuses([
      one.call(cancelEntry, { params }),
      other.call(contractEntry, { params, body }),
    ]);
    const [after] = (await one.call(listEntries)).body;
    return after?.status === EntryStatus.contracted || after?.status === EntryStatus.archived ? answers : [0];
  },
  "reset ‖ reset": async ([one, other], { id }) => {
    const { database, brands } = desk.services;
    const link = {
      purpose: "password_reset",
      brand: brands[0]?.name ?? "",
      subject: id,
      now: new Date(),
    } as const;
    const token = await createMailLink(database, link);
    const body = { uid: String(id), token, new_password: "a new password" };
    const answers = await statuses([one, other].map((tab) => tab.call(confirmPasswordReset, { body })));
    // The limit of this address must not affect the race.
    await database.deleteFrom("rate_limit").execute();
    return answers;
  },
};

/** Expected outcomes: one request succeeds, the other is refused. */
const fairOutcomes = ["200 and 409", "204 and 410"];

const clock = { now: () => new Date(), set: () => {}, advance: () => {} };
const staffId = await someStaff(desk.services.database, "decides");
const offer = (entryId: number) =>
  withReviewContext(
    desk.services,
    { actor: "desk", staffId, now: new Date(), entryId },
    async (context, entry) => {
      for (const { id } of entry.claims) await decideClaim(context, entry, id, bought);
      await finishReview(context, await lockEntry(context.transaction, entryId));
    },
  );

const statuses = async (asked: Promise<{ status: number }>[]) =>
  (await Promise.all(asked)).map(({ status }) => status);

for (const [name, race] of Object.entries(races)) {
  const outcomes: Record<string, number> = {};
  const startedAt = performance.now();
  for (const applicant of prepared.applicants) {
    const outcome = (await race(tabs(applicant), applicant)).toSorted().join(" and ");
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  const fair = Object.keys(outcomes).every((outcome) => fairOutcomes.includes(outcome));
  if (!fair) process.exitCode = 1;
  console.log(
    name.padEnd(18),
    JSON.stringify(outcomes),
    `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
}

await Promise.all([left.kill("SIGTERM"), right.kill("SIGTERM"), desk.close()]);
await postgresql.stop();
