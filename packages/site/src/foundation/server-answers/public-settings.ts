import { getPublicSettings } from "@kaitori/wire";
import type { Site } from "../site/site.ts";

/** The server's settings for visitors; without that call those of the brand hold. */
export const askPublicSettings = ({ api, brand, settings }: Site) =>
  api.call(getPublicSettings, {
    fallback: async () => {
      const { individuals, maintenance, legal } = brand.settings;
      // A server in maintenance does not answer this call.
      await settings.load();
      const { on, until = null } = maintenance;
      return { individuals, maintenance: { on, until }, terms_version: legal.revised };
    },
  });
