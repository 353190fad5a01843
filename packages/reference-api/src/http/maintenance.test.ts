import { getSuppressEntries, listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { testBrands } from "../testing/test-brands.ts";

const closed = testBrands.map((brand) => ({
  ...brand,
  settings: { ...brand.settings, maintenance: { on: true, until: "9時" } },
}));
const { client } = await serverOfFile({}, { brands: closed });

test.each([listEntries, getSuppressEntries])(
  "R2.1 D8.5 during maintenance every call answers 503 with the time of reopening: $path",
  async (call) => {
    expect(await client().call(call)).toMatchObject({
      status: 503,
      body: { status: "redirect", redirect_uri: "/maintenance/", until: "9時" },
    });
  },
);
