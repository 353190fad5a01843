import { IdentityConfirmation } from "@kaitori/domain";
import { me, updateProfileNameAndIdentity } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { insertFile } from "../testing/insert-file.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

test.each([
  { type: "drivingLicence", sides: 1, status: 400, becomes: IdentityConfirmation.nothing },
  { type: "drivingLicence", sides: 2, status: 200, becomes: IdentityConfirmation.confirming },
  { type: "passport", sides: 1, status: 200, becomes: IdentityConfirmation.confirming },
])(
  "A12 R5.12 of a licence the server takes both sides or none: %o",
  async ({ type, sides, status, becomes }) => {
    const { client, id } = await server.signedIn({ identity_confirmation: IdentityConfirmation.nothing });
    const addfiles = [];
    for (let side = 0; side < sides; side += 1)
      addfiles.push({ id: await insertFile(server, id, "identity") });
    const answer = await client.call(updateProfileNameAndIdentity, {
      body: { identity_document_type: type, addfiles },
    });
    expect(answer.status).toBe(status);
    if (status === 400) expect(JSON.stringify(answer.body)).toContain("表と裏の両方");
    expect((await client.call(me, { body: {} })).body?.identity_confirmation).toBe(becomes);
  },
);
