import { kindOfFailure } from "../errors/kind-of-failure.ts";
import type { Site } from "../site.ts";
import { createUploads, type Uploads } from "./uploads.ts";

const made = new WeakMap<Site, Uploads>();

/** The files of this page: one store, whichever screen asks, so that a change of page loses no upload. */
export function uploadsOf(site: Site): Uploads {
  const uploads = made.get(site) ?? create(site);
  made.set(site, uploads);
  return uploads;
}

const create = ({ api, brand, reauth }: Site) =>
  createUploads({
    api,
    limits: brand.settings.limits,
    logIn: async (error) => kindOfFailure(error) === "login" && reauth.ask(),
  });
