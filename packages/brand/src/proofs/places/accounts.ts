import { code } from "../proof.ts";

/** What the server does with accounts, passwords and mails about them, each with the test that holds it. */
export const leaving = code(
  "server/accounts/leave.ts#leaveRoute",
  "server/accounts/leave.test.ts#nobody leaves while an entry runs, and is told the way out",
  ["if (blockers.length > 0) refuseBlocked(blockers);", ""],
);
export const erasedByLeaving = code(
  "server/accounts/leave.ts#eraseEntries",
  "server/accounts/leave.test.ts#the rest of the account is gone",
  ["...(hasContract ? {} : erasedColumns),", ""],
);
export const activation = code(
  "server/accounts/mail-link-store.ts#activation",
  "server/accounts/registration.test.ts#opens once, for a day",
  ["activation: 24 * hour", "activation: hour"],
);
export const resetLink = code(
  "server/accounts/mail-link-store.ts#password_reset",
  "server/accounts/passwords.test.ts#a reset link works once, for an hour",
  ["password_reset: hour", "password_reset: hour / 2"],
);
export const mailedCode = code(
  "server/accounts/mail-link-store.ts#proof_code",
  "server/accounts/proof-code.test.ts#a code is good for ten minutes",
  ["proof_code: hour / 6", "proof_code: hour / 12"],
);
export const ownerTold = code(
  "server/accounts/mail-owner.ts#mailAccountChanged",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  [
    'mail: "accountChanged",\n    values: {\n      date: dayAndTime.format(addressee.now)',
    'mail: "accountChanged",\n    values: {\n      date: ""',
  ],
);
export const passwordTold = code(
  "server/accounts/mail-owner.ts#mailPasswordChanged",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  [
    'mail: "passwordChanged",\n    values: { date: dayAndTime.format(addressee.now) }',
    'mail: "passwordChanged",\n    values: { date: "" }',
  ],
);
export const changeLink = code(
  "server/accounts/mail-link-store.ts#mail_change",
  "server/accounts/mail-change.test.ts#the link of a new address works for a day",
  ["mail_change: 24 * hour", "mail_change: hour"],
);
export const leftTold = code(
  "server/accounts/mail-owner.ts#mailLeft",
  "server/mail/every-mail.test.ts#Body says its sums and its days",
  [
    'mail: "left",\n    values: { date: dayAndTime.format(addressee.now) }',
    'mail: "left",\n    values: { date: "" }',
  ],
);
export const earlyPapers = code(
  "server/accounts/identity-after.ts#takesIdentityPapers",
  "server/accounts/half-identity.test.ts#papers that come before the end of an identity are taken",
  [
    "if (!renamed && !takesIdentityPapers(stored, today, { isPartyFixed })) return {};",
    "if (!renamed) return {};",
  ],
);
export const erasedEntries = code(
  "server/accounts/leave.ts#eraseEntries",
  "server/accounts/leave.test.ts#what led to no contract is erased",
  ["entries.filter(({ contracted }) => contracted === null)", "entries.filter(() => false)"],
);
export const oldCode = code(
  "server/accounts/mail-link-store.ts#proof_code",
  "server/accounts/proof-code.test.ts#proves nothing",
  ["proof_code: hour / 6", "proof_code: hour"],
);
