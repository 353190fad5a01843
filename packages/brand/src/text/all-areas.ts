import { commonCopy } from "../copy/common.ts";
import { specificationCopy } from "../copy/specification.ts";

/** Every area there is, for the brand commands and for the type of the keys. Screens import one area each instead. */
export const allAreas = [commonCopy, specificationCopy] as const;
