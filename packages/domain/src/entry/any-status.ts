/** A status as a server names it: a number of the specification, or anything else, which is in no group and allows nothing. */
export type AnyStatus = number | string | null;
