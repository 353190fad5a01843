import { expect, test } from "vitest";
import { stopContacts } from "../../testing/sign-in-staff.ts";
import { claim, desk, entry, report, soldClaimForEachTest } from "../../testing/sold-claim.ts";

soldClaimForEachTest();

const inbox = async () => (await entry.client.call("listNotices")).body;

/** Words that occur only in a request for money: account, reference, last day. */
const requestWords = /銀行|照合番号|期日|までに|口座/;

/** Triggers every notice about the money of a claim. */
async function triggerAllNotices(): Promise<void> {
  const received = { kind: "received", amount: "300000", on: "2027-02-03" } as const;
  await report(received);
  await desk.act(entry.id, "hand-over", { claim, amount: "1000" });
  await desk.act(entry.id, "undo-hand-over", { claim });
  await desk.act(entry.id, "take-back-report", { claim, reason: "別の入金" });
  await report({ kind: "notYet", expected_on: "2027-03-10" });
  await report({ kind: "notYet", is_day_unknown: true });
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
}

test.each(["lawyer", "complaint", "insolvency"] as const)(
  "B12 with a contact stop (%s) the inbox reports events without a request for money",
  async (cause) => {
    const resume = await stopContacts(desk, entry.id, cause);
    const [last] = await inbox();
    await triggerAllNotices();
    const notices = (await inbox()).filter(({ id }) => id > (last?.id ?? 0));
    expect(notices).toHaveLength(7);
    expect(notices.at(-1)?.body).toContain("300,000円 が届いたとのご報告を受け取りました");
    for (const { title, body } of notices) expect(`${title}\n${body}`).not.toMatch(requestWords);
    await resume();
    await report({ kind: "received", amount: "200000", on: "2027-02-03" });
    expect((await inbox())[0]?.body).toMatch(/照合番号/);
  },
);
