/** A request as it goes out. */
export type Outgoing = {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  readonly timeout: number;
  /** The browser finishes it though the page has gone. */
  readonly keepalive?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, as the body goes out. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** An answer as it came in. */
export type Incoming = {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
};

/** Fails with a NetworkError when no answer comes, and with the signal's reason when the caller gave up. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;
