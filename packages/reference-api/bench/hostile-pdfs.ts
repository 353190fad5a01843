// node bench/hostile-pdfs.ts — memory and time that PDFs take which are made to exhaust their reader (Linux).
import { inspect } from "../src/files/inspection/inspect.ts";
import { usualLimits } from "../src/files/inspection/limits.ts";
import * as samples from "../src/files/inspection/samples.ts";
import { cost } from "../src/testing/memory-in-use.ts";

const documents = {
  "a page": samples.pdf(),
  "200 pages": samples.pdf(200),
  "40 packed streams": samples.packedPdf(40, 100),
  "one packed stream": samples.packedPdf(1, 3900),
  "a packed catalogue": samples.packedCataloguePdf(3900),
  "an endless table": samples.endlessTablePdf(2000),
};

for (const [name, bytes] of Object.entries(documents)) {
  const { result, memory, time } = await cost(() => inspect(bytes, "application/pdf", usualLimits));
  const said = "refused" in result ? result.refused : `${result.accepted.pages} pages`;
  console.log(`${name} (${bytes.length} bytes): ${said} in ${time} ms, ${memory} MB more in use`);
}
