import { setTimeout as pause } from "node:timers/promises";
import { InProcessClient, type RequestTarget } from "../src/http/in-process-client.ts";
import { EntryRun } from "./entry-run.ts";
import type { Prepared } from "./prepare.ts";

export interface LoadReport {
  answered: number;
  /** Requests without a response or with an error status. */
  refused: string[];
  /** Acknowledged data that is missing afterwards. */
  lost: string[];
  /** Milliseconds of the slowest response. */
  slowest: number;
}

/** Each worker acts as one applicant after another, who uploads a file, submits an entry, saves drafts and reads both. */
export function startLoad(prepared: Prepared, server: RequestTarget, workers: number) {
  const report: LoadReport = { answered: 0, refused: [], lost: [], slowest: 0 };
  const waiting = [...prepared.applicants];
  const runs: { run: EntryRun; client: InProcessClient; savedDraft: string | undefined }[] = [];
  let isOver = false;

  const observed: RequestTarget = {
    fetch: async (request) => {
      const requestName = `${request.method} ${new URL(request.url).pathname}`;
      const startedAt = performance.now();
      try {
        const answer = await server.fetch(request);
        if (answer.status >= 400) report.refused.push(`${requestName}: ${answer.status}`);
        else report.answered += 1;
        return answer;
      } catch (error) {
        report.refused.push(`${requestName}: ${error instanceof Error ? error.message : error}`);
        throw error;
      } finally {
        report.slowest = Math.max(report.slowest, Math.round(performance.now() - startedAt));
      }
    },
  };

  async function runWorker(): Promise<void> {
    for (let applicant = waiting.pop(); applicant && !isOver; applicant = waiting.pop()) {
      const run = new EntryRun(prepared, applicant);
      const client = new InProcessClient(observed, prepared.origin);
      for (const [name, value] of Object.entries(applicant.cookies)) client.cookies.set(name, value);
      const current: (typeof runs)[number] = { run, client, savedDraft: undefined };
      runs.push(current);
      try {
        await run.advance(observed);
        await run.advance(observed);
        // The last applicants continue until the end.
        for (let version = 0, written = 0; (written < 10 || waiting.length === 0) && !isOver; written += 1) {
          const text = `下書き ${applicant.id}-${written}`;
          const { status, body } = await client.call("putFormDraft", {
            params: { name: "profile" },
            body: { version, input: { text } },
          });
          if (status !== 200) break;
          version = body.version;
          current.savedDraft = text;
          await client.call("listEntries");
          if (run.entry !== undefined) await client.call("getEntry", { params: { id: run.entry } });
        }
      } catch (error) {
        // A refusal is already counted; any other error is a fault of the load itself.
        if (report.refused.length === 0) report.refused.push(String(error));
      }
    }
  }

  const work = Promise.all(Array.from({ length: workers }, runWorker));
  return {
    report,
    end: async (): Promise<LoadReport> => {
      isOver = true;
      await work;
      // The balancer counts the requests of an address in the last ten seconds.
      await pause(10_000);
      for (const { run, client, savedDraft } of runs) {
        report.lost.push(...(await run.faults(server)));
        if (savedDraft === undefined) continue;
        const { body } = await client.call("getFormDraft", { params: { name: "profile" } });
        if (body.input?.text !== savedDraft) report.lost.push(`the draft “${savedDraft}”`);
      }
      return report;
    },
  };
}
