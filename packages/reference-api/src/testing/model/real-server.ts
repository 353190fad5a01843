import {
  cancelEntry,
  contractEntry,
  createEntry,
  getContractTerms,
  getDraftEntry,
  getEntry,
  listEntries,
  putDraftEntry,
  reviewEntry,
} from "@kaitori/wire";
import { payOut } from "../../entry/contract/pay-out.ts";
import { bookHandOver } from "../../entry/hand-over/book-hand-over.ts";
import { moveSoldClaim } from "../../entry/hand-over/move-sold-claim.ts";
import { lockEntry } from "../../entry/own-entry.ts";
import { askAgainFor } from "../../entry/review/ask-again.ts";
import { closeEntry } from "../../entry/review/close-entry.ts";
import { decideClaim } from "../../entry/review/decide-claim.ts";
import { finishReview } from "../../entry/review/finish-review.ts";
import { rejectEntry } from "../../entry/review/reject-entry.ts";
import { claimBody, correctedBody, entryBody } from "../../entry/samples.ts";
import { HttpError, notFound } from "../../http/errors.ts";
import type { TestServer } from "../create-test-server.ts";
import { asDesk, bought } from "../entry-in.ts";
import { insertFile } from "../insert-file.ts";
import type { TestClient } from "../test-client.ts";
import type { Command } from "./commands.ts";

export type Player = { client: TestClient; id: number };
type Latest = { id: number; claims: number[] };
type ClaimCommand = Extract<Command, { place: number }>;

/** Runs the command on the server and returns its status. */
export async function ask(server: TestServer, player: Player, command: Command): Promise<number> {
  const { client } = player;
  if (command.do === "create") {
    // An invoice may be sold only once, except within one entry.
    const invoice = await insertFile(server, player.id, "invoice");
    const claim = claimBody({
      contentfile_relations: [{ kind: "invoice", contentfile: { id: invoice } }],
    });
    return (
      await client.call(createEntry, { body: entryBody({ claims: Array(command.claims).fill(claim) }) })
    ).status;
  }
  if (command.do === "draft") {
    const { version } = (await client.call(getDraftEntry)).body;
    const based = command.based === "current" ? version : version + 1;
    return (await client.call(putDraftEntry, { body: { version: based, purpose: "試し" } })).status;
  }
  const [entry] = (await client.call(listEntries)).body;
  if (!entry) return 404;
  const latest = { id: entry.id, claims: entry.claims.map(({ id }) => id) };
  const params = { id: entry.id };
  switch (command.do) {
    case "cancel":
      return (await client.call(cancelEntry, { params })).status;
    case "resubmit": {
      const { body } = await client.call(getEntry, { params });
      return (await client.call(reviewEntry, { params, body: correctedBody(body) })).status;
    }
    case "contract":
      return contract(client, latest, command);
    case "finish":
      return desk(server, latest, finishReview);
    case "reject":
      return desk(server, latest, (context, row) => rejectEntry(context, row));
    case "payOut":
      return desk(server, latest, payOut);
    case "close":
      return desk(server, latest, closeEntry);
    default:
      return onClaim(server, latest, command);
  }
}

async function contract(
  client: TestClient,
  { id, claims }: Latest,
  { places, hash }: Extract<Command, { do: "contract" }>,
): Promise<number> {
  const entry = (await client.call(getEntry, { params: { id } })).body;
  const wanted = places.flatMap((place) => claims[place] ?? []);
  const forSale = entry.claims.filter((claim) => claim.status === 3 && wanted.includes(claim.id));
  const query = { claims: forSale.map((claim) => claim.id).join(",") || "0" };
  const terms = await client.call(getContractTerms, { params: { id }, query });
  const hashes =
    hash === "shown" && terms.status === 200
      ? { terms_hash: terms.body.hash, explanation_hash: terms.body.explanation.hash }
      : { terms_hash: "wrong" };
  const body = { claims: wanted.map((claim) => ({ id: claim })), ...hashes };
  return (await client.call(contractEntry, { params: { id }, body })).status;
}

const onClaim = (server: TestServer, latest: Latest, command: ClaimCommand): Promise<number> =>
  desk(server, latest, async (context, row) => {
    const claim = latest.claims[command.place] ?? 0;
    if (command.do === "buy") return decideClaim(context, row, claim, bought);
    if (command.do === "refuse") return decideClaim(context, row, claim, { refuse: ["overall"] });
    if (command.do === "delay") return moveSoldClaim(context, row, claim, "delay");
    if (command.do === "handOver") return bookHandOver(context, row, { claim });
    return askAgainFor(context, row, { subject: "claim", claim, uploads: [], reason: "確かめてください。" });
  });

async function desk(server: TestServer, latest: Latest, work: Parameters<typeof asDesk>[2]): Promise<number> {
  try {
    await asDesk(server, latest, work);
    return 200;
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
}

/** Reads the state of the model from the server. */
export async function observe(server: TestServer, { client }: Player) {
  const entries = (await client.call(listEntries)).body.toReversed();
  const observed = [];
  for (const entry of entries) {
    const { entry: row, remarks, changes } = await onRecord(server, entry.id);
    if (row.status !== entry.status) throw notFound();
    observed.push({
      status: entry.status,
      // Decisions are visible after the review.
      claims: row.claims.map((claim) => claim.status),
      remarks,
      changes,
    });
  }
  return { entries: observed, hasDraft: (await client.call(getDraftEntry)).body.version > 0 };
}

const onRecord = ({ database }: TestServer, id: number) =>
  database.transaction().execute(async (transaction) => {
    const entry = await lockEntry(transaction, id);
    const remarks = await transaction
      .selectFrom("inadequacy")
      .select("claim_id")
      .where("entry_id", "=", id)
      .execute();
    const changes = await transaction
      .selectFrom("entry_history")
      .select("id")
      .where("entry_id", "=", id)
      .where("claim_id", "is", null)
      .execute();
    return {
      entry,
      changes: changes.length,
      remarks: remarks.map(({ claim_id }) => entry.claims.findIndex(({ id }) => id === claim_id)).sort(),
    };
  });
