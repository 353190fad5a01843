export interface AnalyticsEvent {
  readonly event: string;
  readonly user_id: string | null;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly [detail: string]: string | number | null;
}

/** The queue that the tag manager reads. */
export type DataLayer = Pick<AnalyticsEvent[], "push">;

type ScriptAddressRule = { createScriptURL(address: string): string };

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
    /** Where the browser has Trusted Types. */
    trustedTypes?: { createPolicy(name: string, rule: ScriptAddressRule): ScriptAddressRule };
  }
}

const source = "https://www.googletagmanager.com/gtm.js";

/** Events may be queued before the tag manager itself is there to read them. */
export interface TagManager {
  readonly layer: DataLayer;
  load(): void;
}

/** The brand's container; the one script of somebody else that a brand's settings may name. */
export function tagManager(containerId: string): TagManager {
  window.dataLayer ??= [];
  let isLoaded = false;
  return {
    layer: window.dataLayer,
    load() {
      if (isLoaded) return;
      isLoaded = true;
      const script = document.createElement("script");
      script.async = true;
      script.src = trusted(`${source}?${new URLSearchParams({ id: containerId })}`);
      document.head.append(script);
    },
  };
}

/** Where the page asks for Trusted Types, only this address becomes a script. */
function trusted(url: string): string {
  const policy = window.trustedTypes?.createPolicy("kaitori", {
    createScriptURL: (address) => {
      if (!address.startsWith(`${source}?`)) throw new TypeError(`Not a script of this site: ${address}`);
      return address;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}
