import { type ChildProcess, spawn } from "node:child_process";
import { get } from "node:http";
import { createServer } from "node:net";

/** `npm start` in a folder; resolves when the brands are served. */
export async function started(folder: string) {
  const port = await freePort();
  const args = ["packages/tooling/bin/kaitori.mjs", "start", "--port", String(port)];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const said = await saying(child, "Ctrl+C stops it.");
  return { said, read: (host: string, path: string) => read(port, host, path), stop: () => stop(child) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function saying(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (text: Buffer) => {
      said += text;
      if (said.includes(words)) resolve(said);
    });
    child.on("exit", (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });
}

/** Node does not resolve *.localhost: the request goes to the machine itself and names the host. */
function read(port: number, host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    }).on("error", reject);
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners("exit");
    child.on("exit", () => resolve());
    child.kill("SIGINT");
  });
}
