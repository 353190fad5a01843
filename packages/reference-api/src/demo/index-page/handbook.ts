import { existsSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { developmentCopy } from "@kaitori/brand/copy/development";
import { readSavedTokens, saveDraft } from "@kaitori/brand/draft/save";
import { copyOf } from "@kaitori/brand/text";
import { todayInTokyo } from "@kaitori/domain";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import * as v from "valibot";
import { hostName } from "../../brands/brand.ts";
import type { Config } from "../../config/read-config.ts";
import { decodedPath } from "../../edge/hosting/host-site.ts";
import { readSiteFile } from "../../edge/hosting/site-file.ts";
import { isFromThisMachine } from "../../http/callers.ts";
import { type AppEnv, hostOf } from "../../http/request-context.ts";
import { serverPage } from "../../http/server-page.ts";
import type { Services } from "../../http/services.ts";

/** Builds an outdated handbook and reports the progress from 0 to 1. Returns true if it is built. */
export type BuildHandbook = (onProgress: (share: number) => void) => Promise<boolean>;

export const handbookHost = "handbook.localhost";

export const hasHandbook = ({ handbookDir }: Pick<Config, "handbookDir">) => existsSync(dirname(handbookDir));

type State = "idle" | "building" | "built" | "failed";

/**
 * Serves the handbook (the built Storybook and the board of brands) at its own host in development, for this machine
 * only. The first visit starts the build and shows its progress.
 */
export function handbookRoutes(
  { config, clock }: Pick<Services, "config" | "clock">,
  build?: BuildHandbook,
): (app: Hono<AppEnv>) => void {
  if (config.environment !== "development" || !hasHandbook(config)) return () => {};
  const isBuilt = () => existsSync(join(config.handbookDir, "index.html"));
  let state: State = "idle";
  let share = 0;
  const start = async (buildHandbook: BuildHandbook) => {
    state = "building";
    const isDone = await buildHandbook((reached) => {
      share = reached;
    }).catch(() => false);
    state = isDone && isBuilt() ? "built" : "failed";
  };

  const isHandbook = (context: Context<AppEnv>) =>
    hostName(hostOf(context.req)) === handbookHost && isFromThisMachine(context);

  return (app) => {
    // Only a process with the repository can build the handbook, so the board may save.
    if (build) addSaveRoutes(app, { repository: dirname(config.brandsDir), clock, isBoard: isHandbook });
    app.get("*", (context, next) => {
      if (!isHandbook(context)) return next();
      if (build === undefined) return isBuilt() ? sendFile(context, config) : instructionPage(context);
      const isRetry = state === "failed" && context.req.query("again") !== undefined;
      if (state === "idle" || isRetry) void start(build);
      if (state === "built") return sendFile(context, config);
      return state === "building" ? waitPage(context, share) : failurePage(context);
    });
  };
}

const savePath = "/board/brands";
/** Maximum bytes of a brand with its pictures. */
const maximumDraftBytes = 3_000_000;

/** Lets pages of the board save a brand into the repository. */
function addSaveRoutes(
  app: Hono<AppEnv>,
  {
    repository,
    clock,
    isBoard,
  }: { repository: string; clock: () => Date; isBoard: (context: Context<AppEnv>) => boolean },
): void {
  app.get(savePath, (context, next) =>
    isBoard(context) ? context.json({ canSave: true, savedTokens: readSavedTokens(repository) }) : next(),
  );
  app.post(savePath, bodyLimit({ maxSize: maximumDraftBytes }), async (context, next) => {
    if (!isBoard(context)) return next();
    const isSameOrigin = context.req.header("origin") === `http://${hostOf(context.req)}`;
    const isJson = context.req.header("content-type")?.startsWith("application/json") === true;
    if (!isSameOrigin || !isJson) return context.json({ refused: "notTheBoard" }, 403);
    const draft: unknown = await context.req.json().catch(() => undefined);
    const saved = await saveDraft(repository, draft, todayInTokyo(clock()));
    return context.json(saved, "refused" in saved ? 422 : 200);
  });
}

function sendFile(context: Context, { handbookDir, boardDir }: Config): Response {
  // The trailing slash marks a folder.
  const { pathname } = new URL(context.req.url);
  const requestedPath = decodedPath(pathname);
  const isBoard = /^\/board(?:\/|$)/.test(requestedPath);
  const [folder, path] = isBoard
    ? [boardDir, requestedPath.slice("/board".length)]
    : [handbookDir, requestedPath];
  const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path));
  const stats = `${file}/`.startsWith(`${folder}/`) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  // Two leading slashes would name another host.
  if (stats?.isDirectory()) return context.redirect(`${pathname.replace(/^\/+/, "/")}/`);
  if (!stats?.isFile()) return context.text("There is no such file in the handbook.", 404);
  const { contentType, bytes } = readSiteFile(file);
  context.header("x-content-type-options", "nosniff");
  // File names in an assets folder contain a content hash.
  const isNamedByContent = /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(file);
  context.header("cache-control", isNamedByContent ? "max-age=31536000, immutable" : "no-cache");
  return context.body(bytes.identity ?? "", 200, { "content-type": contentType });
}

const words = copyOf({}, developmentCopy);
const title = words.handbook;

function waitPage(context: Context, share: number) {
  const percent = Math.round(share * 100);
  context.header("refresh", "2");
  return serverPage(context, {
    title,
    body: html`<p>${words.handbookBuilding}</p>
<p><progress max="100" value="${percent}" aria-label="${title}"></progress> ${percent}%</p>`,
  });
}

const failurePage = (context: Context) =>
  serverPage(context, {
    title,
    body: html`<p>${words.handbookFailed}</p>
<p><a href="/?again">${words.handbookRebuild}</a></p>`,
  });

const instructionPage = (context: Context) =>
  serverPage(context, {
    title,
    body: html`<p>${words.handbookMissing}</p>`,
  });

const Answer = v.variant("handbook", [
  v.object({ handbook: v.picklist(["built", "failed"]) }),
  v.object({ handbook: v.literal("building"), share: v.number() }),
]);

/** Lets the parent process build the handbook, as `npm start` does. */
export function requestHandbook(process: NodeJS.Process): BuildHandbook | undefined {
  if (!process.send) return undefined;
  return (onProgress) =>
    new Promise((resolve) => {
      const onMessage = (message: unknown) => {
        if (!v.is(Answer, message)) return;
        if (message.handbook === "building") return onProgress(message.share);
        process.off("message", onMessage);
        resolve(message.handbook === "built");
      };
      process.on("message", onMessage);
      process.send?.({ wants: "handbook" });
    });
}
