import { getSuppressEntries } from "@kaitori/wire";
import { handlePublic } from "../../http/handle.ts";
import { findSuppression } from "./suppress-entries.ts";

export const settingsRoutes = [
  handlePublic(getSuppressEntries, ({ services, brand }) => findSuppression(services.database, brand.name)),
];
