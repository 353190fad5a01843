/** The only place where the server, its commands and its load tests read the clock; `ServerParts.clock` replaces it. */
export const readClock = (): Date => new Date();
