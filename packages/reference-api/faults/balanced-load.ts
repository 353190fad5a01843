import { getEntry, getFormDraft, listEntries, putFormDraft } from "@kaitori/wire";
import { InProcessClient, type RequestTarget } from "../src/http/in-process-client.ts";
import { EntryRun } from "./entry-run.ts";
import type { Prepared } from "./prepare.ts";

export interface LoadReport {
  answered: number;
  /** Requests without an answer, or with one that refuses. */
  refused: string[];
  /** Acknowledged data that is missing afterwards. */
  lost: string[];
  slowest: number;
}

/** Each worker is one applicant after the other: hands in a paper, submits an entry, keeps a draft, reads all of it. */
export function startLoad(prepared: Prepared, server: RequestTarget, workers: number) {
  const report: LoadReport = { answered: 0, refused: [], lost: [], slowest: 0 };
  const waiting = [...prepared.applicants];
  const walked: { run: EntryRun; client: InProcessClient; drafted: string | undefined }[] = [];
  let over = false;

  const watched: RequestTarget = {
    fetch: async (request) => {
      const asked = `${request.method} ${new URL(request.url).pathname}`;
      const startedAt = performance.now();
      try {
        const answer = await server.fetch(request);
        if (answer.status >= 400) report.refused.push(`${asked}: ${answer.status}`);
        else report.answered += 1;
        return answer;
      } catch (error) {
        report.refused.push(`${asked}: ${error instanceof Error ? error.message : error}`);
        throw error;
      } finally {
        report.slowest = Math.max(report.slowest, Math.round(performance.now() - startedAt));
      }
    },
  };

  async function walk(): Promise<void> {
    for (let applicant = waiting.pop(); applicant && !over; applicant = waiting.pop()) {
      const run = new EntryRun(prepared, applicant);
      const client = new InProcessClient(watched, prepared.origin);
      for (const [name, value] of Object.entries(applicant.cookies)) client.cookies.set(name, value);
      const one: (typeof walked)[number] = { run, client, drafted: undefined };
      walked.push(one);
      try {
        await run.advance(watched);
        await run.advance(watched);
        // The last ones go on until the end.
        for (let version = 0, written = 0; (written < 10 || waiting.length === 0) && !over; written += 1) {
          const text = `下書き ${applicant.id}-${written}`;
          const { status, body } = await client.call(putFormDraft, {
            params: { name: "profile" },
            body: { version, input: { text } },
          });
          if (status !== 200) break;
          version = body.version;
          one.drafted = text;
          await client.call(listEntries);
          if (run.entry !== undefined) await client.call(getEntry, { params: { id: run.entry } });
        }
      } catch (error) {
        // A refusal has been counted already; anything else is a fault of the walk itself.
        if (report.refused.length === 0) report.refused.push(String(error));
      }
    }
  }

  const work = Promise.all(Array.from({ length: workers }, walk));
  return {
    report,
    /** Ends the work and looks at everything that was acknowledged. */
    end: async (): Promise<LoadReport> => {
      over = true;
      await work;
      for (const { run, client, drafted } of walked) {
        report.lost.push(...(await run.faults(server)));
        if (drafted === undefined) continue;
        const { body } = await client.call(getFormDraft, { params: { name: "profile" } });
        if (body.input?.text !== drafted) report.lost.push(`the draft “${drafted}”`);
      }
      return report;
    },
  };
}
