import { getPublicSettings, listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { testBrands } from "../testing/test-brands.ts";

const closed = testBrands.map((brand) => ({
  ...brand,
  settings: { ...brand.settings, maintenance: { on: true, until: "9時" } },
}));
const { client } = await serverOfFile({}, { brands: closed });

test("R2.1 D8.5 while a brand is closed only the settings answer, with when it opens again", async () => {
  expect(await client().call(listEntries)).toMatchObject({
    status: 503,
    body: { status: "redirect", redirect_uri: "/maintenance/" },
  });
  expect((await client().call(getPublicSettings)).body).toMatchObject({
    maintenance: { on: true, until: "9時" },
  });
});
