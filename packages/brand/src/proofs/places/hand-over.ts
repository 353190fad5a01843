import { code } from "../proof.ts";

/** What the server does when money is handed over and when days pass, each with the test that holds it. */
export const watchedPayOut = code(
  "server/days/due-pay-outs.ts#watchPayOuts",
  "server/days/due-pay-outs.test.ts#a promise that was not kept stays in the list of the desk",
  [
    "if (entry.status === EntryStatus.contracted) await openPayOutDue",
    "if (entry.status === EntryStatus.archived) await openPayOutDue",
  ],
);
export const reports = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/reports.test.ts#まだ moves the day, costs nothing and blames nobody",
  [
    'day: report.kind === "received" ? report.on : report.kind === "notYet" ? report.expectedOn : null',
    'day: report.kind === "received" ? report.on : report.kind === "notYet" ? todayInTokyo(now) : null',
  ],
);
export const bookings = code(
  "server/hand-over/book-hand-over.ts#bookHandOver",
  "server/hand-over/bookings.test.ts#handed over in part, undone, in part again, and the rest",
  ["const left = claim.known.scheduled - claim.known.handedOver;", "const left = claim.known.scheduled;"],
);
export const settled = code(
  "server/hand-over/book-hand-over.ts#settleClaim",
  "server/hand-over/settled-claims.test.ts#of an insolvent payer what came before stays owed and nothing else",
  [" || withheld(claim.known) > 0)", ")"],
);
export const sentLater = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/settled-claims.test.ts#sends after the claim was settled is reported",
  [' && !(isAfterSettling && body.kind === "received")', ""],
);
export const handedOver = code(
  "server/hand-over/read-hand-overs.ts#handOverSum",
  "server/hand-over/hand-overs.test.ts#the seller reads the same day, sum and reference",
  ["owed.find((one) => one.dueOn === dueOn)?.amount ?? 0", "0"],
);
export const laterLine = code(
  "server/hand-over/owed-values.ts#laterLine",
  "server/hand-over/reports.test.ts#a yen that comes later never puts off the day of what came before it",
  ["...(later > 0 ?", "...(later > 1e9 ?"],
);
export const keptLaterDay = code(
  "server/hand-over/read-hand-overs.ts#daysOfKept",
  "server/hand-over/reports.test.ts#a yen that comes later never puts off the day of what came before it",
  ["if (day) days.set(id, day);", "if (day) days.set(id, known.dueOn ?? day);"],
);
export const undated = code(
  "server/hand-over/report-claim.ts#dayToAskAgain",
  "server/hand-over/reports.test.ts#there is no last day until one is known",
  [
    'ask_again_on: report.kind === "notYet" && report.expectedOn === null ? askAgainOn : null',
    "ask_again_on: null",
  ],
);
export const askedAgain = code(
  "server/hand-over/report-claim.ts#askAgainOn",
  "server/days/days.test.ts#is left alone, then asked twice",
  [
    "report.expectedOn === null ? askAgainOn : null,\n    })",
    "report.expectedOn === null ? todayInTokyo(now) : null,\n    })",
  ],
);
export const awaitedLine = code(
  "server/hand-over/owed-values.ts#awaitedLine",
  "server/hand-over/reports.test.ts#with it handed over the rest is due by its own day",
  ["...(awaited > 0 ?", "...(awaited > 1e9 ?"],
);
export const offerEnds = code(
  "server/days/end-offers.ts#endOffers",
  "server/days/days.test.ts#ends by itself the morning after",
  [
    "if (entry.status === EntryStatus.reviewed && isOver)",
    "if (entry.status === EntryStatus.contracted && isOver)",
  ],
);
export const recalledOffer = code(
  "server/days/reminders.ts#offerEndsSoon",
  "server/days/days.test.ts#an offer is recalled the bank day before its last day",
  ["offerEndsSoon: 1", "offerEndsSoon: 3"],
);
export const recalledHandOver = code(
  "server/days/reminders.ts#handOversDue",
  "server/days/days.test.ts#money to hand over is recalled two bank days before and on the day",
  ["handOverSoon: 2", "handOverSoon: 1"],
);
export const undone = code(
  "server/hand-over/book-hand-over.ts#undoHandOver",
  "server/hand-over/bookings.test.ts#handed over in part, undone, in part again, and the rest",
  [".set({ undone_at: now })", ".set({ undone_at: null })"],
);
export const takenBack = code(
  "server/hand-over/take-back-report.ts#takeBackReport",
  "server/hand-over/taken-back-reports.test.ts#the last day is that of the contract again, told and kept",
  ["await followClaimMoney(context, entry, id, { anew: true });", ""],
);
export const askedTwice = code(
  "server/days/unanswered.ts#claimsToAskAbout",
  "server/days/days.test.ts#is asked about late, a second time by the days of the contract",
  ['if (next === "ask") meant.push(claim);', 'if (next === "ask" && asks.length === 0) meant.push(claim);'],
);
export const reportBeforePayOut = code(
  "server/hand-over/report-claim.ts#reportBeforePayOut",
  "server/review/pay-out.test.ts#what has come before the price is paid is not asked for",
  ['isPaid ? undefined : "reportBeforePayOut"', "undefined"],
);
export const stopped = code(
  "server/hand-over/contacts.ts#recordContact",
  "server/tasks/complaints.test.ts#stops all contacts about a delay until it is answered",
  ["if (blocker) throw conflict(refusals[blocker]", 'if (blocker === "X") throw conflict(refusals[blocker]'],
);
export const givenUp = code(
  "server/hand-over/book-hand-over.ts#uncollectable",
  "server/hand-over/settled-claims.test.ts#a payer who never pays, without being insolvent",
  [
    "if (blocker) throw conflict(uncollectableRefusals",
    "if (blocker === null) throw conflict(uncollectableRefusals",
  ],
);
export const givenUpLater = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/settled-claims.test.ts#what comes after a claim was given up is reported",
  [' && !(isAfterSettling && body.kind === "received")', ""],
);
export const fixedAccount = code(
  "server/hand-over/permissions.ts#can_edit_bank_account",
  "server/accounts/account-to-be-paid.test.ts#the account is fixed while money is on its way to it",
  ["applicant.id and entry.status = ", "applicant.id and 99 = "],
);
export const offerDayInMail = code(
  "server/days/reminders.ts#offerEndsSoon",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["date: datesOf(brand.copy).day(due.dueOn),", "date: datesOf(brand.copy).day(todayInTokyo(new Date(0))),"],
);
export const bookingInMail = code(
  "server/hand-over/owed-values.ts#leftToHandOver",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["left: known.reduce((sum, one) => sum + leftToHandOver(one.known), 0),", "left: 0,"],
);
export const reportInMail = code(
  "server/hand-over/report-claim.ts#recordClaimEvent",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["handOverDay(report.expectedOn, closedDay, handOver)", "report.expectedOn"],
);
export const dueInMail = code(
  "server/days/reminders.ts#handOverToday",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["date: datesOf(brand.copy).day(due.dueOn),", "date: datesOf(brand.copy).day(todayInTokyo(new Date(0))),"],
);
export const papersInMail = code(
  "server/days/due.ts#papersEnding",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  ["dueOn: dayOf(until ?? today)", "dueOn: today"],
);
export const afterUndated = code(
  "server/hand-over/report-claim.ts#reportClaimRoute",
  "server/hand-over/reports.test.ts#after a report without a day what comes is due by its own day",
  [
    'amount: report.kind === "received" ? report.amount : null,',
    'amount: report.kind === "received" ? 1 : null,',
  ],
);
export const stoppedSameDay = code(
  "server/hand-over/read-hand-overs.ts#handOverSum",
  "server/tasks/complaints.test.ts#a complaint moves no last day",
  ["owed.find((one) => one.dueOn === dueOn)?.amount ?? 0", "0"],
);
export const lateCostsTold = code(
  "server/hand-over/late-damages-of.ts#lateDamagesOf",
  "server/hand-over/late-damages.test.ts#what was handed over late is told with what it costs",
  ["if (damages > 0) found.set(id, damages);", "if (damages < 0) found.set(id, damages);"],
);
