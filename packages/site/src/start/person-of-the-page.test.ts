import { logout, me, updateProfile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { answers, hostOf, storyServer } from "#stories/story-server.ts";
import { brandOfTests } from "#testing/brand-of-tests.ts";
import { createSite } from "./create-site.ts";

async function personsNamed(has: "all" | "none", apiHost?: string, showsMore = true) {
  const named: (string | null)[] = [];
  const answer = storyServer([
    answers(me, representative),
    answers(updateProfile, corporation),
    answers(logout, undefined),
  ]);
  const site = createSite(
    { ...brandOfTests, settings: { ...brandOfTests.settings, server: { has }, ...(apiHost && { apiHost }) } },
    {
      host: hostOf(async (request) => {
        named.push(request.headers.get("x-kaitori-person"));
        const response = await answer(request);
        if (showsMore) response.headers.set("X-Kaitori-Version", "1-1.0.0");
        return response;
      }),
      cookies: () => "",
    },
  );
  await site.session.load();
  await site.api.call(updateProfile, { body: { owner_city: "品川区" } });
  await site.api.call(logout);
  return named;
}

test("B3 what is written names the person whose page it is; a server of the specification is told nothing", async () => {
  const id = String(representative.id);
  expect(await personsNamed("all")).toEqual([null, id, id]);
  expect(await personsNamed("none")).toEqual([null, null, null]);
});

test("R7.1 B21 who has shown nothing beside the specification is told nothing", async () => {
  expect(await personsNamed("all", undefined, false)).toEqual([null, null, null]);
});

test("R7.10 an API with a host of its own is asked with no header that it may not know", async () => {
  expect(await personsNamed("all", "http://api.brand.example")).toEqual([null, null, null]);
});
