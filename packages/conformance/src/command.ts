import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { type Account, Accounts, accountStates } from "./accounts.ts";
import { exitCodeOf, reportText } from "./report.ts";

export const help = `kaitori-conformance URL [options]

Checks a server against the specification (calls R7, errors R8) and the additions of its server level. The report names
record and field of each difference.

  URL                 origin of the API: https://api.example.jp, http://brand.localhost:4100
  --page ORIGIN       origin of the pages, if it differs
  --accounts FILE     JSON: [{ "state": "reviewed", "email": "…", "password": "…" }]
                      states: ${accountStates.join(", ")}
  --write             also register, upload, apply and cancel: for a test brand only
  --json              the report as JSON
  --help

Without --write only the sessions of the accounts in the file change.
Exit code: 0 no difference, 1 differences, 2 the server could not be checked.
`;

interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly fetch?: typeof fetch;
}

const streams: Streams = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

/** Runs the command; returns its exit code. */
export async function runConformance(
  args: readonly string[],
  now: Date,
  { out, err, fetch }: Streams = streams,
): Promise<0 | 1 | 2> {
  const { options, error } = readArguments(args);
  if (error !== undefined) {
    err(`${error}\n\n${help}`);
    return 2;
  }
  if (options === undefined) {
    out(help);
    return 0;
  }
  // Loaded last, so that the help appears at once.
  const { checkServer } = await import("./check-server.ts");
  const report = await checkServer({ ...options, now, fetch });
  const exit = exitCodeOf(report);
  out(options.json ? `${JSON.stringify({ ...report, exit }, null, 2)}\n` : reportText(report));
  return exit;
}

/** Parses the arguments; returns no options for help, and an error sentence if they are invalid. */
function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        page: { type: "string" },
        accounts: { type: "string" },
        write: { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean" },
      },
      allowPositionals: true,
    });
    if (values.help) return {};
    const [url, ...extraArguments] = positionals;
    if (url === undefined || extraArguments.length > 0) return { error: "Name one URL." };
    for (const address of [url, values.page ?? url])
      if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ""))
        return { error: `${address} is not an http or https address, such as https://api.example.jp.` };
    const accounts = values.accounts === undefined ? [] : readAccounts(values.accounts);
    return { options: { ...values, url, accounts } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function readAccounts(file: string): readonly Account[] {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(undefined, "it is not JSON"), Accounts),
    readFileSync(file, "utf8"),
  );
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new Error(`${file}: ${path === null ? "" : `${path}: `}${issue.message}`);
}
