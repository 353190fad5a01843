import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCall } from "./api.ts";
import { answerControl } from "./control.ts";
import { send } from "./http.ts";
import { State } from "./state.ts";
import { answerFile, type StaticSite } from "./static-site.ts";

/**
 * A server of §7 of the specification and nothing else, written from the specification alone. It stands for a
 * licensee's own server: all in memory, numbers for ids, sentences of its own. At `<brand>.localhost` it gives the
 * brand's built site as any static host would, and the calls under /api/; at `api.<brand>.localhost` the calls only.
 */
export interface SpecServer {
  readonly port: number;
  readonly controlPort: number;
  readonly state: State;
  close(): Promise<void>;
}

const listening = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const { port: given } = server.address() as AddressInfo;
      resolve(given);
    });
  });

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** `siteOf` names the built site of a host name, as `akane.localhost`. */
export async function startSpecServer(
  siteOf: (hostname: string) => StaticSite | undefined,
  ports: { site: number; control: number } = { site: 0, control: 0 },
): Promise<SpecServer> {
  const state = new State();
  const main = createServer((request, response) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
    const site = siteOf(url.hostname);
    const answered = url.pathname.startsWith("/api/")
      ? answerCall(state, request, response, url)
      : site
        ? answerFile(site, url.pathname, response)
        : send(response, 404);
    Promise.resolve(answered).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, { detail: "サーバーの内部の誤りです。" });
    });
  });
  const control = createServer((request, response) => {
    answerControl(state, request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, {});
    });
  });
  return {
    port: await listening(main, ports.site),
    controlPort: await listening(control, ports.control),
    state,
    close: async () => {
      await Promise.all([closed(main), closed(control)]);
    },
  };
}
