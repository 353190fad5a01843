import { tagOrigins } from "@kaitori/brand";
import type { Tags } from "@kaitori/brand/settings";

export interface AnalyticsEvent {
  readonly event: string;
  readonly user_id: string | null;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly [detail: string]: string | number | null;
}

export type DataLayer = Pick<AnalyticsEvent[], "push">;

type ScriptAddressRule = { createScriptURL(address: string): string | null };

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
    /** Only in a browser that has Trusted Types. */
    trustedTypes?: { createPolicy(name: string, rule: ScriptAddressRule): unknown };
  }
}

const managerSource = "https://www.googletagmanager.com/gtm.js";

export interface TagManager {
  readonly layer: DataLayer;
  load(): void;
}

export function tagManager(tags: Tags): TagManager {
  window.dataLayer ??= [];
  let isLoaded = false;
  return {
    layer: window.dataLayer,
    load() {
      if (isLoaded) return;
      isLoaded = true;
      allowScriptsFrom(tagOrigins(tags).scripts);
      for (const address of scriptsOf(tags)) {
        const script = document.createElement("script");
        script.async = true;
        script.src = address;
        document.head.append(script);
      }
    },
  };
}

const scriptsOf = ({ list }: Tags): string[] =>
  list.flatMap((tag) => {
    if (tag.kind === "tagManager") return [`${managerSource}?${new URLSearchParams({ id: tag.id })}`];
    return tag.kind === "other" && tag.script ? [tag.script] : [];
  });

/** The default policy checks the addresses of scripts that tags insert; script and HTML as text stay blocked. */
function allowScriptsFrom(origins: readonly string[]): void {
  // A document can have only one default policy.
  if (!allowedOrigins) {
    window.trustedTypes?.createPolicy("default", {
      createScriptURL: (address) => (isOfOrigins(address, allowedOrigins ?? []) ? address : null),
    });
  }
  allowedOrigins = origins;
}
let allowedOrigins: readonly string[] | undefined;

/** `https://*.example.com` allows every subdomain. */
function isOfOrigins(address: string, origins: readonly string[]): boolean {
  try {
    const { origin, protocol, host } = new URL(address, location.href);
    return origins.some((allowedOrigin) =>
      allowedOrigin.startsWith("https://*.")
        ? protocol === "https:" && host.endsWith(allowedOrigin.slice("https://*".length))
        : origin === allowedOrigin,
    );
  } catch {
    return false;
  }
}
