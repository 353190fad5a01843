const page =
  "0.9 0.92 0.95 rg 0 0 200 260 re f 0.2 0.25 0.35 rg 20 210 90 16 re f 20 180 160 4 re f 20 168 160 4 re f";

/** The smallest PDF with something on its first page. */
export const samplePdf = `data:application/pdf;base64,${btoa(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 260]/Contents 4 0 R>>endobj
4 0 obj<</Length ${page.length}>>stream
${page}
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`)}`;
