import { buffer } from "node:stream/consumers";
import { addDays, ClaimStatus, todayInTokyo } from "@kaitori/domain";
import type { CallBody, createEntry } from "@kaitori/wire";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { demoPayOutEmail, demoStaffEmail } from "../config/demo-account.ts";
import { findDeclaration } from "../documents/further-papers.ts";
import { payOut } from "../entry/contract/pay-out.ts";
import { bookHandOver } from "../entry/hand-over/book-hand-over.ts";
import { moveSoldClaim } from "../entry/hand-over/record-claim-event.ts";
import { makeMove, withReviewContext } from "../entry/make-move.ts";
import { lockEntry } from "../entry/own-entry.ts";
import { decideClaim } from "../entry/review/decide-claim.ts";
import { closeEntry, finishReview } from "../entry/review/finish-review.ts";
import { askAgainFor } from "../entry/review/item.ts";
import type { DemoSession } from "./demo-session.ts";

/** States of demo entries with the days since their start, so that an offer is valid and a delayed claim overdue. */
export const daysSinceStart = {
  underReview: 0,
  inadequate: 2,
  reviewed: 2,
  rejected: 2,
  offerEnded: 15,
  contracted: 2,
  transferred: 10,
  delayed: 65,
  archived: 65,
  cancelled: 5,
} as const;

export type DemoEntry = keyof typeof daysSinceStart;

/** Advances a new entry to a state by acts of the applicant and the desk. */
export async function advanceEntryTo(session: DemoSession, goal: DemoEntry): Promise<void> {
  const entry = await submit(session, goal);
  if (goal === "underReview") return;
  const { client, clock, services } = session;
  clock.advanceHours(20);
  if (goal === "cancelled") {
    await client.callOrThrow("cancelEntry", { params: { id: entry } });
    return;
  }
  if (goal === "inadequate") return askAgain(session, entry);
  if (goal === "rejected") return reject(session, entry);
  await offer(session, entry);
  if (goal === "reviewed") return;
  if (goal === "offerEnded") {
    clock.advanceHours(11 * 24);
    const origin = { actor: "system", now: clock.now(), entryId: entry } as const;
    await withReviewContext(services, origin, (context, row) => makeMove(context, row, "endOffer"));
    return;
  }
  clock.advanceHours(2);
  await contract(session, entry);
  if (goal === "contracted") return;
  clock.advanceHours(3);
  await runAsDesk(session, entry, payOut, demoPayOutEmail);
  if (goal === "transferred") return;
  if (goal === "delayed") return setDelays(session, entry);
  clock.advanceHours(24 * 60);
  await runAsDesk(session, entry, async (context, row) => {
    for (const { id: claim } of row.claims) await bookHandOver(context, row, { claim });
  });
  await runAsDesk(session, entry, closeEntry);
}

/** Sets a delay for each claim on the day after its due date. */
async function setDelays(session: DemoSession, entry: number): Promise<void> {
  const claims = await runAsDesk(session, entry, async (_, row) => row.claims);
  for (const { id, return_date } of claims) {
    if (return_date) session.clock.advanceTo(new Date(`${addDays(return_date, 1)}T10:00:00+09:00`));
    await runAsDesk(session, entry, (context, row) => moveSoldClaim(context, row, id, "delay"));
  }
}

async function submit(session: DemoSession, goal: DemoEntry): Promise<number> {
  const { client, data } = session;
  const content = await demoPaper("請求書");
  const invoice = await client.callOrThrow("uploadFile", { body: { kind: "invoice", content } });
  const entry = await client.callOrThrow("createEntry", {
    body: {
      purchase_amount_desired: data.purchase_amount_desired,
      purpose: data.purpose,
      claims: demoClaims(session, invoice.id, goal),
      addfiles: await uploadFurtherPapers(session),
    },
  });
  return entry.id;
}

/** The papers that the brand requires in addition, as PDF or picture, as the brand accepts them. */
export async function uploadFurtherPapers({ client, brand }: DemoSession): Promise<{ id: number }[]> {
  const user = await client.callOrThrow("me");
  const uploaded = [];
  for (const { kind, required } of user?.further_papers ?? []) {
    if (!required) continue;
    const declared = findDeclaration(brand, kind);
    const content = declared?.only === "pdf" ? await demoPdf() : await demoPaper(declared?.title ?? kind);
    const { id } = await client.callOrThrow("uploadFile", { body: { kind, content } });
    uploaded.push({ id });
  }
  return uploaded;
}

async function runAsDesk<Result>(
  { services, clock }: DemoSession,
  entryId: number,
  work: Parameters<typeof withReviewContext<Result>>[2],
  email = demoStaffEmail,
): Promise<Result> {
  const staff = await services.database
    .selectFrom("staff")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return withReviewContext(services, { actor: "desk", staffId: staff?.id, now: clock.now(), entryId }, work);
}

const askAgain = (session: DemoSession, id: number): Promise<void> =>
  runAsDesk(session, id, async (context, entry) => {
    const claim = entry.claims[0]?.id ?? null;
    await askAgainFor(context, entry, {
      subject: "claim",
      claim,
      uploads: [],
      reason: "請求書の支払日が読み取れません。支払日が写るように撮り直してください。",
    });
    await finishReview(context, entry);
  });

const reject = (session: DemoSession, id: number): Promise<void> =>
  runAsDesk(session, id, async (context, entry) => {
    const [first, ...others] = entry.claims;
    if (first)
      await decideClaim(context, entry, first.id, {
        refuse: ["amountDiffers"],
        onPaper: { amount: String(Number(first.amount) - 10_000) },
      });
    for (const { id: claim } of others) await decideClaim(context, entry, claim, { refuse: ["tooFar"] });
    await finishReview(context, await lockEntry(context.transaction, id));
  });

const offer = (session: DemoSession, id: number): Promise<void> =>
  runAsDesk(session, id, async (context, entry) => {
    // The reason is needed because all demo accounts sell the same invoices.
    const decision = { feeRatio: session.data.feeRatio, reason: "見本の請求書です。" };
    for (const claim of entry.claims)
      if (claim.status === ClaimStatus.underReview) await decideClaim(context, entry, claim.id, decision);
    await finishReview(context, await lockEntry(context.transaction, id));
  });

async function contract({ client }: DemoSession, id: number): Promise<void> {
  const terms = await client.callOrThrow("getContractTerms", { params: { id } });
  await client.callOrThrow("contractEntry", {
    params: { id },
    body: {
      claims: terms.claims.map(({ claim }) => ({ id: claim })),
      terms_hash: terms.hash,
      explanation_hash: terms.explanation.hash,
    },
  });
}

type Claims = NonNullable<CallBody<typeof createEntry>["claims"]>;

const dayMilliseconds = 24 * 3_600_000;

/** Days until the payment of an invoice that falls due too late to be bought. */
const tooFarDays = 210;

function demoClaims({ clock, data }: DemoSession, invoiceFile: number, goal: DemoEntry): Claims {
  const due = (days: number) => todayInTokyo(new Date(clock.now().getTime() + days * dayMilliseconds));
  return data.invoices.map(({ days, holder_name, amount, ...payer }, index) => ({
    ...payer,
    amount,
    scheduled_deposit_amount_from_obliger: amount,
    obliger_payment_date: due(goal === "rejected" && index > 0 ? tooFarDays : days),
    is_fixed_debt: true,
    is_bank_transfer_from_obliger: true,
    contentfile_relations: [{ kind: "invoice", contentfile: { id: invoiceFile } }],
    receive_payment_account: {
      bank_name: "三菱UFJ銀行",
      deposit_type: "ordinary",
      bank_account_number: "7654321",
      obliger_accounts: [{ holder_name }],
    },
  }));
}

/** A picture of a page with lines, which is drawn once. */
async function demoPaper(name: string): Promise<File> {
  cachedPicture ??= drawPage();
  return new File([await cachedPicture], `${name}.png`, { type: "image/png" });
}

let cachedPicture: Promise<Uint8Array<ArrayBuffer>> | undefined;

async function drawPage(): Promise<Uint8Array<ArrayBuffer>> {
  const lines = Array.from(
    { length: 9 },
    (_, row) =>
      `<rect x="60" y="${300 + row * 60}" width="${row === 8 ? 240 : 480}" height="12" fill="#999"/>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="848"><rect width="600" height="848" fill="#fff"/>
<rect x="60" y="80" width="220" height="36" fill="#333"/><rect x="60" y="180" width="480" height="60" fill="#ddd"/>${lines.join("")}</svg>`;
  const png = await sharp(Buffer.from(page)).png().toBuffer();
  return new Uint8Array(png);
}

async function demoPdf(): Promise<File> {
  const document = new PDFDocument({ size: "A4", info: { CreationDate: new Date(0) } });
  document.end();
  return new File([new Uint8Array(await buffer(document))], "証明書.pdf", { type: "application/pdf" });
}
