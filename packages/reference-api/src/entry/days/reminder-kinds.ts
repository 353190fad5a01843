/** Each bears the name of the mail that goes out. */
export const reminderKinds = [
  "offerEndsSoon",
  "handOverSoon",
  "handOverToday",
  "reportAsked",
  "identityEndsSoon",
  "statementsEndSoon",
] as const;
export type ReminderKind = (typeof reminderKinds)[number];
