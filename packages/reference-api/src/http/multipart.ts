import { randomUUID } from "node:crypto";
import { badRequest } from "./errors.ts";

/** What the platform's reader takes: the boundaries that browsers make. */
const ofBrowsers = /^[\w'-]{27,70}$/;
/** RFC 2046 §5.1.1, which a client of one's own may know instead. */
const ofTheStandard = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/** The fields and files of a form, whatever boundary of the standard divides them. */
export async function readMultipart(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  if (!ofTheStandard.test(boundary)) throw badRequest();
  const isReadAsItIs = ofBrowsers.test(boundary);
  const taken = isReadAsItIs ? boundary : `form-${randomUUID()}`;
  const body = isReadAsItIs ? bytes : dividedBy(bytes, boundary, taken);
  return new Response(body, { headers: { "content-type": `multipart/form-data; boundary=${taken}` } })
    .formData()
    .catch(() => Promise.reject(badRequest()));
}

/** The same form with another boundary. A delimiter stands at the beginning of a line and nowhere in a part. */
function dividedBy(bytes: Buffer<ArrayBuffer>, boundary: string, other: string): Buffer<ArrayBuffer> {
  const delimiter = `\r\n--${boundary}`;
  // The first line has no end of a line before it.
  const lines = Buffer.concat([Buffer.from("\r\n"), bytes]);
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = lines.indexOf(delimiter); at >= 0; at = lines.indexOf(delimiter, from)) {
    parts.push(lines.subarray(from, at), Buffer.from(`\r\n--${other}`));
    from = at + Buffer.byteLength(delimiter);
  }
  return Buffer.concat([...parts, lines.subarray(from)]).subarray(2);
}
