import { logout, me, serverLevelHeader, updateProfile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { answers, registerServer, storyServer } from "#stories/story-server.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { createSite } from "./create-site.ts";

async function recordUserHeaders(level: number, apiHost?: string) {
  const headers: (string | null)[] = [];
  const answer = storyServer([
    answers(me, representative),
    answers(updateProfile, corporation),
    answers(logout, undefined),
  ]);
  const site = createSite(
    {
      ...exampleTestBrand,
      settings: { ...exampleTestBrand.settings, server: undefined, ...(apiHost && { apiHost }) },
    },
    {
      host: registerServer(async (request) => {
        headers.push(request.headers.get("x-kaitori-person"));
        const response = await answer(request);
        if (level > 0) response.headers.set(serverLevelHeader, String(level));
        return response;
      }),
      cookies: () => "",
    },
  );
  await site.session.load();
  await site.api.call(updateProfile, { body: { owner_city: "品川区" } });
  await site.api.call(logout);
  return headers;
}

test("B3 writes have a header with the id of the page's user; a server of level 0 gets no such header", async () => {
  const id = String(representative.id);
  expect(await recordUserHeaders(1)).toEqual([null, id, id]);
  expect(await recordUserHeaders(1, "http://api.brand.example")).toEqual([null, id, id]);
  expect(await recordUserHeaders(0)).toEqual([null, null, null]);
});
