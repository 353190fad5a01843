import type { CallDefinition } from "@kaitori/wire";

export type AddressParts = {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
};

/** The address of a call below `/api/`, with its parameters filled in. */
export function addressOf(
  host: string,
  call: CallDefinition,
  { params = {}, query = {} }: AddressParts,
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => segmentOf(String(params[name])));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${host}/api/${path}${given.length === 0 ? "" : `?${new URLSearchParams(given)}`}`;
}

/** Dots alone would climb out of their place, encoded or not. */
function segmentOf(text: string): string {
  if (text === "." || text === "..") throw new RangeError(`"${text}" is no parameter of an address`);
  return encodeURIComponent(text);
}
