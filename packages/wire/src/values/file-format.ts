import { fileFormats, readFileFormat } from "@kaitori/domain";
import * as v from "valibot";

/** How a withdrawal statement is given; whatever is not known is read as a passbook (R3.4). */
export const FileFormat = v.fallback(v.picklist(fileFormats), (read) => readFileFormat(read?.value));
