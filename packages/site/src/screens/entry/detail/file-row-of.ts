import type { FileRow } from "@kaitori/ui";
import type { UploadRecord } from "@kaitori/wire";

/** A paper that was given, to be looked at only. */
export const fileRowOf = ({ id, name, image }: UploadRecord): FileRow => ({
  id: String(id),
  name,
  ...(image && { preview: { kind: "image", url: image } }),
  state: "done",
});
