import { request } from "node:http";

/**
 * A client with cookies, CSRF token and origin. It connects to 127.0.0.1 and sends the host name, since Node resolves no
 * *.localhost. Each request has its own connection: the server closes an idle one while this process waits for a
 * command.
 */
export function visitor(port: number, host: string) {
  const cookies = new Map<string, string>();

  function send(
    method: string,
    path: string,
    body?: FormData | object,
  ): Promise<{ status: number; text: string }> {
    const encodedBody = body instanceof FormData ? new Response(body) : new Response(JSON.stringify(body));
    const type = body instanceof FormData ? encodedBody.headers.get("content-type") : "application/json";
    const headers = {
      host: `${host}:${port}`,
      origin: `http://${host}:${port}`,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-csrftoken": cookies.get("csrftoken") ?? "",
      ...(body && { "content-type": type ?? "" }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (answer) => {
        for (const cookie of answer.headers["set-cookie"] ?? []) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        let text = "";
        answer.setEncoding("utf8").on("data", (part) => {
          text += part;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      outgoing.on("error", reject);
      if (body) encodedBody.arrayBuffer().then((bytes) => outgoing.end(Buffer.from(bytes)), reject);
      else outgoing.end();
    });
  }

  return {
    get: (path: string) => send("GET", path),
    post: (path: string, body: FormData | object) => send("POST", path, body),
  };
}
