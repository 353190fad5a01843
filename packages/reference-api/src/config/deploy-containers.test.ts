import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

interface Service {
  readonly image: string;
  readonly build?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly command?: readonly string[];
  readonly stop_grace_period?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
}

const compose: {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
} = parse(read("deploy/compose.yaml"), { merge: true });
const services = Object.entries(compose.services);
const service = (name: string): Service => {
  const result = compose.services[name];
  if (!result) throw new Error(`compose.yaml has no service ${name}`);
  return result;
};
const servers = services.filter(([, { image, build }]) => image === "kaitori" && build).map(([name]) => name);

/** `postgres:17` → `17` */
const majorOf = (version: string) => /\d+/.exec(version)?.[0];
const imageMajor = (image: string) => majorOf(image.split(":")[1] ?? "");

const dockerfile = read("deploy/Dockerfile")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .join("\n")
  .replaceAll(/\\\n\s*/g, "");
const instructions = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map(([, rest = ""]) => rest);
const imageEnvironment = Object.fromEntries(
  instructions("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("="))),
);

const haproxy = read("deploy/haproxy.cfg");
const captureGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1));

test("two servers use the image", () => {
  expect(servers).toHaveLength(2);
});

test("every volume is declared, and every mounted file exists", () => {
  for (const [name, { volumes = [] }] of services)
    for (const volume of volumes) {
      const source = volume.startsWith("${") ? "./backups" : (volume.split(":")[0] ?? "");
      if (!source.startsWith("./")) expect(compose.volumes, name).toHaveProperty(source);
      // Certificates and backups are the operator's own folders.
      else if (!["./certificates", "./backups"].includes(source))
        expect(existsSync(join(root, "deploy", source)), source).toBe(true);
    }
});

test("the proxy routes to both servers at the port of the image and checks their readiness there", () => {
  const port = imageEnvironment.PORT;
  expect(instructions("EXPOSE")).toEqual([port]);
  const routes = captureGroups(haproxy, /^ {2}server \w+ ([\w-]+):(\d+)$/gm);
  expect(routes.map(([host]) => host)).toEqual(servers);
  expect(new Set(routes.map(([, serverPort]) => serverPort))).toEqual(new Set([port]));
  const checkedPath = /uri (\S+)/.exec(haproxy)?.[1];
  expect(read("packages/reference-api/src/operations/health.ts")).toContain(`app.get("${checkedPath}"`);
  for (const name of servers)
    expect(service(name).healthcheck?.test.join(" ")).toContain(`http://127.0.0.1:${port}${checkedPath}`);
});

test("the proxy reads configuration and certificates from the mounts of compose.yaml and binds the published ports", () => {
  const { image, volumes = [], ports = [] } = service("proxy");
  const targets = volumes.map((volume) => volume.split(":")[1]);
  expect(targets).toContain("/usr/local/etc/haproxy/haproxy.cfg");
  const [certificates = ""] = /crt (\S+)/.exec(haproxy)?.slice(1) ?? [];
  expect(targets).toContain(certificates.replace(/\/$/, ""));
  const binds = captureGroups(haproxy, /^ {2}bind :(\d+)/gm).flat();
  expect(ports.map((pair) => pair.split(":")[1])).toEqual(binds);
  expect(image.startsWith("haproxy:")).toBe(true);
});

test("the servers use the database and the file store of compose.yaml", () => {
  const database = service("database").environment ?? {};
  const files = service("files").command ?? [];
  const option = (name: string) =>
    files.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
  const bucket = service("bucket");
  for (const name of [...servers, "backup"]) {
    const { DATABASE_URL = "", FILES_URL = "" } = service(name).environment ?? {};
    expect(DATABASE_URL).toMatch(
      new RegExp(
        `^postgres://${database.POSTGRES_USER}:\\$\\{POSTGRES_PASSWORD.*\\}@database/${database.POSTGRES_DB}$`,
      ),
    );
    const [, endpoint, bucketName] = /@([\w.-]+:\d+)\/(\w+)$/.exec(FILES_URL) ?? [];
    expect(endpoint).toBe(`files${option("port")}`);
    expect(bucket.environment?.AWS_ENDPOINT_URL).toBe(`http://${endpoint}`);
    expect(bucket.command?.join(" ")).toContain(`create-bucket --bucket ${bucketName}`);
    const { ROOT_ACCESS_KEY, ROOT_SECRET_KEY } = service("files").environment ?? {};
    expect(FILES_URL).toContain(`${ROOT_ACCESS_KEY}:${ROOT_SECRET_KEY}`);
  }
  // Default region of the server if FILES_URL names none.
  expect(read("packages/reference-api/src/documents/store/s3-store.ts")).toContain(
    `?? "${option("region")}"`,
  );
  expect(bucket.environment?.AWS_DEFAULT_REGION).toBe(option("region"));
});

test("the image uses the repository's scripts and Node version, and PostgreSQL tools of the database's version", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const node = /^ {2}node: (\d+)/m.exec(read("pnpm-workspace.yaml"))?.[1];
  const [built = "", run = ""] = instructions("FROM");
  expect([imageMajor(built), imageMajor(run)]).toEqual([node, node]);
  const stage = built.split(" AS ")[1];
  expect(instructions("COPY").filter((line) => line.startsWith("--from="))).toEqual([
    `--from=${stage} /kaitori /kaitori`,
  ]);
  const commands = instructions("RUN").flatMap((line) =>
    [...line.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name),
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((name = "") => !(name in scripts))).toEqual([]);
  // Otherwise pnpm keeps the build dependencies for a week.
  for (const line of instructions("RUN").filter((line) => line.includes("--prod")))
    expect(line).toContain("--config.modules-cache-max-age=0");
  const client = /postgresql-client-(\d+)/.exec(dockerfile)?.[1];
  expect(client).toBe(imageMajor(service("database").image));
});

test("the image starts src/main.ts as user node with its data in the volume", () => {
  const [command = ""] = instructions("CMD");
  const [program, file = ""] = JSON.parse(command) as string[];
  expect(program).toBe("node");
  expect(existsSync(join(root, file))).toBe(true);
  expect(read("packages/reference-api/faults/running-server.ts")).toContain("../src/main.ts");
  expect(file).toBe("packages/reference-api/src/main.ts");
  expect(imageEnvironment.NODE_ENV).toBe("production");
  const user = instructions("USER").at(-1);
  expect(user).toBe("node");
  const data = imageEnvironment.DATA_DIR;
  expect(dockerfile).toContain(`mkdir ${data} && chown ${user}:${user} ${data}`);
  for (const name of servers)
    expect(service(name).volumes?.map((volume) => volume.split(":")[1])).toEqual([data]);
});

test("image and systemd unit have the same allocator settings, which release the memory of large bodies", () => {
  const unit = read("deploy/systemd/kaitori@.service");
  const allocatorSettings = Object.entries(imageEnvironment).filter(([name]) => name.startsWith("MALLOC_"));
  expect(allocatorSettings.length).toBeGreaterThan(0);
  for (const [name, value] of allocatorSettings)
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, "m"));
});

test("the operator's own files are excluded from image and repository", () => {
  const operatorFiles = ["deploy/kaitori.env", "deploy/certificates", "deploy/backups"];
  const [, backups] = /\$\{BACKUPS:-\.\/(\w+)\}/.exec(service("backup").volumes?.join() ?? "") ?? [];
  expect(operatorFiles).toContain(`deploy/${backups}`);
  const readIgnoreFile = (file: string) => read(file).split("\n");
  expect(readIgnoreFile(".gitignore")).toEqual(expect.arrayContaining(operatorFiles));
  expect(readIgnoreFile(".dockerignore")).toEqual(
    expect.arrayContaining([...operatorFiles, ".git", ".data", "**/node_modules"]),
  );
});

test("the grace periods of Docker and systemd exceed the stop time of the server", () => {
  const stopAfter = Number(
    /production \? (\d+) : 0/.exec(read("packages/reference-api/src/config/read-config.ts"))?.[1],
  );
  const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(read("deploy/systemd/kaitori@.service"))?.[1]);
  for (const name of servers) {
    const grace = Number(majorOf(service(name).stop_grace_period ?? ""));
    // The server takes up to ten more seconds for running requests.
    expect(grace).toBeGreaterThan(stopAfter + 10);
    expect(unit).toBe(grace);
  }
});
