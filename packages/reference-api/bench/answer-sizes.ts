// node bench/answer-sizes.ts — how large the answers become that tell of many pictures, and how long they take.
import { randomBytes } from "node:crypto";
import { createEntry, getDraftEntry, getEntry, putDraftEntry, uploadFile } from "@kaitori/wire";
import sharp from "sharp";
import { claimBody, entryBody } from "../src/entries/samples.ts";
import { createTestServer } from "../src/testing/create-test-server.ts";

const server = await createTestServer({ review: "desk" });
const { client } = await server.signedIn();

/** Noise has no small preview: the worst that can be sent. */
const noise = () =>
  sharp(randomBytes(640 * 1280 * 3), { raw: { width: 640, height: 1280, channels: 3 } })
    .jpeg()
    .toBuffer();

async function picture(kind: string): Promise<{ id: number; preview: number }> {
  const content = new File([new Uint8Array(await noise())], "請求書.jpg", { type: "image/jpeg" });
  const { status, body } = await client.call(uploadFile, { body: { kind, content } });
  if (status !== 200) throw new Error(`A picture was answered ${status}: ${JSON.stringify(body)}`);
  server.clock.advance(6_000);
  return { id: body.id, preview: body.image?.length ?? 0 };
}

const asFiles = (pictures: readonly { id: number }[]) =>
  pictures.map(({ id }) => ({ kind: "invoice_1", contentfile: { id } }));

async function measure(what: string, sent: unknown, ask: () => Promise<{ status: number; body: unknown }>) {
  const begun = performance.now();
  const { status, body } = await ask();
  const took = Math.round(performance.now() - begun);
  const bytes = JSON.stringify(body ?? null).length;
  const asked = sent === undefined ? 0 : JSON.stringify(sent).length;
  console.log(`${what}: sent ${asked}, answered ${status} with ${bytes} bytes in ${took} ms`);
}

const pictures: { id: number; preview: number }[] = [];
for (let count = 0; count < 55; count += 1)
  pictures.push(await picture(`invoice_${1 + Math.floor(count / 11)}`));
console.log(`a preview: ${pictures[0]?.preview} characters`);

const draft = (version: number, relations: ReturnType<typeof asFiles>, claims = 1) => ({
  version,
  purchase_amount_desired: "",
  purpose: "",
  claims: Array.from({ length: claims }, () => claimBody({ contentfile_relations: relations })),
});

const photographs = draft(0, asFiles(pictures.slice(0, 25)));
await measure("autosave with 25 photographs", photographs, () =>
  client.call(putDraftEntry, { body: photographs }),
);
await measure("draft with 25 photographs", undefined, () => client.call(getDraftEntry));

const [one = { id: 0 }] = pictures;
const many = draft(1, asFiles(Array.from({ length: 785 }, () => one)), 2);
await measure("draft of 74 kB", many, () => client.call(putDraftEntry, { body: many }));

const entry = entryBody({
  claims: Array.from({ length: 5 }, () => claimBody({ contentfile_relations: asFiles(pictures) })),
});
let id = 0;
await measure("entry of 5 claims with 55 pictures each", entry, async () => {
  const answer = await client.call(createEntry, { body: entry });
  id = answer.body.id;
  return answer;
});
await measure("the same, read", undefined, () => client.call(getEntry, { params: { id } }));
console.log(`memory at the most: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
await server.close();
