import { createServer, type Server } from "node:http";
import { openMetricsContentType } from "prom-client";
import type { Metrics } from "../http/services.ts";
import { faultFields, type Log } from "../log.ts";

/** Serves metrics on a separate port, for the operator only. */
export function serveMetrics(
  { metrics, log }: { metrics: Metrics; log: Log },
  { port, host }: { port: number; host: string | undefined },
): Server {
  const http = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": openMetricsContentType }).end(text),
      (error) => {
        log("error", "metrics unreadable", faultFields(error));
        response.writeHead(503).end();
      },
    );
  });
  http.listen(port, host);
  // The metrics server does not keep the process running.
  http.unref();
  return http;
}
