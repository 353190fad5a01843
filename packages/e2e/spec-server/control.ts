import type { IncomingMessage, ServerResponse } from "node:http";
import { bytesOf, jsonOf, send } from "./http.ts";
import { usualManner } from "./manner.ts";
import { isFields, list, text } from "./records.ts";
import { notFound, Refusal } from "./refusal.ts";
import { addressOf, decide, password, play, scenes } from "./staff.ts";
import type { State } from "./state.ts";

/**
 * What only tests ask, on a port of its own, with the state in hand:
 *
 *   GET  scenes              names of the states a user can be put in
 *   POST scenes/{name}       puts a user in it: { email, password, entry }
 *   POST entries/{id}        { status, fields, claim }: what the licensee's staff decides
 *   PUT  manner              how the server writes what the specification leaves open
 *   PUT  faults              [{ method, path, status, answer, set, drop }]
 *   GET  requests            what was asked for since the start, with the status of each answer
 *   GET  resets              { uid, token } of each password reset asked for
 */
export async function answerControl(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, what = "", which = ""] = (request.url ?? "").split("/");
  const bytes = await bytesOf(request);
  try {
    return send(response, 200, act(state, `${request.method} ${what}`, which, bytes));
  } catch (error) {
    if (error instanceof Refusal) return send(response, error.status, error.body);
    throw error;
  }
}

function act(state: State, asked: string, which: string, bytes: Buffer): unknown {
  const body = bytes.length > 0 && bytes[0] !== 0x5b ? jsonOf(bytes) : {};
  if (asked === "GET scenes") return scenes.map(({ name }) => name);
  if (asked === "POST scenes") {
    const scene = scenes.find(({ name }) => name === which);
    if (!scene) throw notFound();
    const { entry } = play(state, scene);
    return { email: addressOf(which), password, entry: entry?.id ?? null };
  }
  if (asked === "POST entries") {
    const entry = state.entries.find(({ id }) => String(id) === which);
    if (!entry) throw notFound();
    const { fields, claim } = body;
    decide(entry, Number(body.status), isFields(fields) ? fields : {}, isFields(claim) ? claim : {});
    return {};
  }
  if (asked === "PUT manner") {
    state.manner = { ...usualManner, ...body };
    return state.manner;
  }
  if (asked === "PUT faults") {
    const rows: unknown = JSON.parse(bytes.toString("utf8"));
    state.faults = list(rows)
      .filter(isFields)
      .map((row) => ({ ...row, method: text(row.method), path: text(row.path) }));
    return {};
  }
  if (asked === "GET requests") return state.requests;
  if (asked === "GET resets") return [...state.resets].map(([token, id]) => ({ uid: String(id), token }));
  throw notFound();
}
