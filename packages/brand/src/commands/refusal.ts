/** Something the person at the keyboard can mend; shown without a stack. */
export class Refusal extends Error {}
