import { useEffect } from "react";

/** Where the server sends us; the client has seen to it that it is an address we may go to (R8.4). */
export function GoTo({ address }: { address: string }) {
  useEffect(() => location.assign(address), [address]);
  return null;
}
