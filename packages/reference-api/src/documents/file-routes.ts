import type { Route } from "../http/route.ts";
import { deleteUploadRoute } from "./delete-upload.ts";
import { markDelinquencyFilesRoute } from "./mark-delinquency-files.ts";
import { readContentRoute } from "./read-content.ts";
import { setFileKindsRoute } from "./set-file-kinds.ts";
import { uploadAddressRoute } from "./upload-address.ts";
import { uploadFileRoute } from "./upload-file.ts";

export const fileRoutes: readonly Route[] = [
  uploadFileRoute,
  markDelinquencyFilesRoute,
  deleteUploadRoute,
  setFileKindsRoute,
  uploadAddressRoute,
  readContentRoute,
];
