import { vi } from "vitest";

const retryOptions = { timeout: 30_000, interval: 10 };

/** An open browser page of a Vite development server: loads every module of the brand and reloads. */
export async function openPage(address: string, entry: string) {
  const read = async (path: string) => (await fetch(address + path)).text();
  // Retries until the page contains a token; the error shows the last answer.
  const token = await vi.waitFor(async () => {
    const client = await read("/@vite/client");
    const [, token] = /wsToken = "([^"]+)"/.exec(client) ?? [];
    if (token === undefined) throw new Error(`The client has no token: ${client.slice(0, 500)}`);
    return token;
  }, retryOptions);
  let html = await read("/");
  const modules = await modulesFrom(read, entry);

  const socket = new WebSocket(`${address.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const reload = async () => {
    html = await read("/");
    for (const path of modules.keys()) modules.set(path, await read(path));
  };
  let reloaded = Promise.resolve();
  socket.onmessage = ({ data }) => {
    if (JSON.parse(String(data)).type === "full-reload") reloaded = reloaded.then(reload);
  };

  return {
    async waitForText(text: string): Promise<void> {
      await vi.waitFor(() => {
        const isShown = [html, ...modules.values()].some((part) => part.includes(text));
        if (!isShown) throw new Error(`The open page does not contain ${text}`);
      }, retryOptions);
    },
    async close(): Promise<void> {
      socket.close();
      await reloaded;
    },
  };
}

/** Modules that the entry and the brand import; modules of the site are not followed. */
async function modulesFrom(read: (path: string) => Promise<string>, entry: string) {
  const modules = new Map<string, string>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (modules.has(path)) continue;
    const code = await read(path);
    modules.set(path, code);
    const imported = [...code.matchAll(/from\s*"(\/@fs[^"]*\/brands\/[^"]+)"/g)].map(([, name = ""]) => name);
    queue.push(...imported);
  }
  return modules;
}
