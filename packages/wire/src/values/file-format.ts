import { fileFormats, readFileFormat } from "@kaitori/domain";
import * as v from "valibot";

/** Format of a withdrawal statement; an unknown one is read as a passbook (R3.4). */
export const FileFormat = v.fallback(v.picklist(fileFormats), (read) => readFileFormat(read?.value));
