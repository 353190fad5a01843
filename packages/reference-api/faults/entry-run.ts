import { type AnyStatus, addDays, todayInTokyo } from "@kaitori/domain";
import sharp from "sharp";
import * as v from "valibot";
import { readClock } from "../src/clock.ts";
import { claimBody, entryBody } from "../src/entry/samples.ts";
import { InProcessClient, type RequestTarget } from "../src/http/in-process-client.ts";
import type { Prepared, PreparedApplicant } from "./prepare.ts";

export const steps = ["upload", "create", "askAgain", "review", "offer", "contract"] as const;
export type Step = (typeof steps)[number];
const statusAfter: Record<Step, number | undefined> = {
  upload: undefined,
  create: 1,
  askAgain: 2,
  review: 1,
  offer: 3,
  contract: 4,
};

const DeskEntry = v.object({
  entry: v.object({ status: v.number(), claims: v.array(v.object({ id: v.number(), status: v.number() })) }),
});
type DeskEntry = v.InferOutput<typeof DeskEntry>;

/** Runs the steps of one entry and stores what the server has acknowledged. */
export class EntryRun {
  readonly applicant: PreparedApplicant;
  readonly #prepared: Prepared;
  readonly #payerPaysOn = addDays(todayInTokyo(readClock()), 60);
  acknowledged = 0;
  file: number | undefined;
  entry: number | undefined;

  constructor(prepared: Prepared, applicant: PreparedApplicant) {
    this.#prepared = prepared;
    this.applicant = applicant;
  }

  get next(): Step | undefined {
    return steps[this.acknowledged];
  }

  /** Runs the next step, or retries a step without a response with the same idempotency key. */
  async advance(server: RequestTarget): Promise<void> {
    const step = this.next;
    if (step === undefined) return;
    await this.#runStep[step](server);
    this.acknowledged += 1;
  }

  #client(server: RequestTarget): InProcessClient {
    const client = new InProcessClient(server, this.#prepared.origin);
    for (const [name, value] of Object.entries(this.applicant.cookies)) client.cookies.set(name, value);
    return client;
  }

  #key = (step: Step) => ({ "idempotency-key": `${this.applicant.id}-${step}` });

  #runStep: Record<Step, (server: RequestTarget) => Promise<void>> = {
    upload: async (server) => {
      const content = await createPicture(this.applicant.id);
      const upload = await this.#client(server).callOrThrow("uploadFile", {
        body: { kind: "invoice", content },
        headers: this.#key("upload"),
      });
      this.file = upload.id;
    },
    create: async (server) => {
      const contentfile_relations = [{ kind: "invoice", contentfile: { id: this.file ?? 0 } }];
      const claim = claimBody({ obliger_payment_date: this.#payerPaysOn, contentfile_relations });
      const claims = [claim, { ...claim, amount: "1000001" }];
      const entry = await this.#client(server).callOrThrow("createEntry", {
        body: entryBody({ claims }),
        headers: this.#key("create"),
      });
      this.entry = entry.id;
    },
    askAgain: (server) =>
      this.#desk(server, async (act, entry) => {
        if (entry.status !== 1) return;
        await act("ask-again", {
          subject: "claim",
          claim: entry.claims[0]?.id,
          reason: "期日をご確認ください。",
        });
        await act("finish", {});
      }),
    review: async (server) => {
      const client = this.#client(server);
      const entry = await client.callOrThrow("getEntry", { params: { id: this.entry ?? 0 } });
      await client.callOrThrow("reviewEntry", {
        params: { id: entry.id },
        // A retry after a kill must send the same body.
        body: entryBody({
          claims: entry.claims.map((claim) => ({
            ...claim,
            houjinbangou_address: "東京都中央区日本橋1丁目1番1号",
          })),
        }),
        headers: this.#key("review"),
      });
    },
    offer: (server) =>
      this.#desk(server, async (act, entry) => {
        if (entry.status !== 1) return;
        for (const { id, status } of entry.claims)
          if (status === 1) await act("buy", { claim: id, fee_ratio: "0.05", reason: "別の請求書です。" });
        await act("finish", { again: true });
      }),
    contract: async (server) => {
      const client = this.#client(server);
      const id = this.entry ?? 0;
      const { status } = await client.callOrThrow("getEntry", { params: { id } });
      if (status === statusAfter.contract) return;
      const terms = await client.callOrThrow("getContractTerms", { params: { id } });
      const body = {
        claims: terms.claims.map(({ claim }) => ({ id: claim })),
        terms_hash: terms.hash,
        explanation_hash: terms.explanation.hash,
      };
      await client.callOrThrow("contractEntry", { params: { id }, body, headers: this.#key("contract") });
    },
  };

  async #desk(
    server: RequestTarget,
    work: (act: (name: string, body: object) => Promise<void>, entry: DeskEntry["entry"]) => Promise<void>,
  ): Promise<void> {
    const url = new URL(`/desk/entries/${this.entry}`, this.#prepared.origin);
    url.hostname = "desk.localhost";
    const headers = {
      authorization: `Bearer ${this.#prepared.staffToken}`,
      "content-type": "application/json",
    };
    const act = async (name: string, body: object) => {
      const answer = await server.fetch(
        new Request(`${url}/${name}`, { method: "POST", headers, body: JSON.stringify(body) }),
      );
      if (answer.status !== 200)
        throw new Error(`The desk's ${name} was answered ${answer.status}: ${await answer.text()}`);
    };
    // The desk reads decisions that are not yet announced to the applicant.
    const answer = await server.fetch(new Request(url, { headers }));
    await work(act, v.parse(DeskEntry, await answer.json()).entry);
  }

  /** Faults after a restart: the state must be that of the last acknowledged step or of the next one. */
  async faults(server: RequestTarget): Promise<string[]> {
    const client = this.#client(server);
    const faults: string[] = [];
    if (this.file !== undefined) {
      const address = await client.call("getUploadAddress", { params: { id: this.file } });
      const content = address.status === 200 ? await client.fetch(address.body.url) : undefined;
      if (content?.status !== 200 || (await content.arrayBuffer()).byteLength === 0)
        faults.push("an upload was lost");
    }
    const { body: entries } = await client.call("listEntries");
    if (entries.length > 1) faults.push(`${entries.length} entries of one applicant`);
    const [entry] = entries;
    if (this.entry !== undefined && entry?.id !== this.entry) faults.push("an entry was lost");
    if (!entry) return faults;

    const last = steps[this.acknowledged - 1];
    const allowed: (AnyStatus | undefined)[] = [last, this.next].flatMap((step) =>
      step ? [statusAfter[step]] : [],
    );
    if (!allowed.includes(entry.status)) faults.push(`status ${entry.status} after ${last}`);
    if (entry.claims.length !== 2) faults.push(`${entry.claims.length} of 2 claims`);
    const { history = [] } = (await client.call("getEntry", { params: { id: entry.id } })).body;
    const lastRecordedStatus = history
      .filter(({ claim }) => claim === null)
      .toSorted((one, other) => one.id - other.id)
      .at(-1)?.to;
    if (lastRecordedStatus !== entry.status)
      faults.push(`the history has status ${lastRecordedStatus}, the entry ${entry.status}`);
    const { status: signed } = await client.call("getContractDocument", { params: { id: entry.id } });
    if ((signed === 200) !== (entry.status === statusAfter.contract))
      faults.push(`contract ${signed} at ${entry.status}`);
    return faults;
  }
}

async function createPicture(seed: number): Promise<File> {
  const background = { r: seed % 256, g: (seed >> 8) % 256, b: 120 };
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], "invoice.png", { type: "image/png" });
}
