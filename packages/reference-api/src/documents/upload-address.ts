import { getUploadAddress } from "@kaitori/wire";
import { notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import { readingAddress } from "./reading-address.ts";

/** An address that expires soon, for reading one's own file. */
export const uploadAddressRoute = handle(
  getUploadAddress,
  async ({ params, applicant, now, services, transaction }) => {
    const file = await transaction((inside) =>
      inside
        .selectFrom("file")
        .select("id")
        .where("id", "=", params.id)
        .where("applicant_id", "=", applicant.id)
        .executeTakeFirst(),
    );
    if (!file) throw notFound();
    const { path, expiresAt } = readingAddress(services.config.secretKey, file.id, now);
    return { url: path, expires_at: expiresAt.toISOString() };
  },
);
