import { request as httpRequest } from "node:http";
import type { Browser } from "./browser.ts";

const chunk = 16 * 1024;

/**
 * As much of XMLHttpRequest as an upload uses, over node:http: the body goes out in pieces and each piece
 * that has left is a progress event, as in a browser.
 */
export function xhrOf(browser: Browser) {
  return class {
    withCredentials = false;
    status = 0;
    responseText = "";
    readonly upload: {
      onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void;
    } = {};
    onload?: () => void;
    onerror?: () => void;
    onloadend?: () => void;
    #request: ReturnType<typeof httpRequest> | undefined;
    #method = "GET";
    #address = "";
    #headers: Record<string, string> = {};
    #received: Record<string, string> = {};
    #over = false;

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    getAllResponseHeaders(): string {
      return Object.entries(this.#received)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join("");
    }
    abort(): void {
      this.#request?.destroy();
      this.#end();
    }
    send(body: FormData): void {
      void this.#send(new Response(body));
    }

    async #send(encoded: Response): Promise<void> {
      const bytes = new Uint8Array(await encoded.arrayBuffer());
      if (this.#over) return;
      const request = httpRequest(this.#address, {
        method: this.#method,
        headers: {
          ...this.#headers,
          Origin: browser.pageOrigin,
          ...(this.withCredentials ? { Cookie: browser.cookiesFor(new URL(this.#address).origin) } : {}),
          "Content-Type": encoded.headers.get("content-type") ?? "",
          "Content-Length": bytes.length,
        },
      });
      this.#request = request;
      request.on("error", () => this.#end(() => this.onerror?.()));
      request.on("response", (response) => {
        response.setEncoding("utf8");
        response.on("data", (text: string) => {
          this.responseText += text;
        });
        response.on("end", () => {
          this.status = response.statusCode ?? 0;
          this.#received = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          );
          this.#end(() => this.onload?.());
        });
      });
      for (let sent = 0; sent < bytes.length && !this.#over; ) {
        const piece = bytes.subarray(sent, sent + chunk);
        await new Promise((resolve) => request.write(piece, resolve));
        sent += piece.length;
        if (!this.#over)
          this.upload.onprogress?.({ loaded: sent, total: bytes.length, lengthComputable: true });
      }
      if (!this.#over) request.end();
    }

    #end(tell?: () => void): void {
      if (this.#over) return;
      this.#over = true;
      tell?.();
      this.onloadend?.();
    }
  };
}
