/** Something that the person at the keyboard can mend; the message is one sentence that says how. */
export class Refusal extends Error {}
