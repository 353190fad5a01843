/** An error that the user can correct; the message is one sentence that says how. */
export class Refusal extends Error {}
