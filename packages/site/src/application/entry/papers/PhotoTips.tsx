import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { LineLink, Stack } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { caption, rule, samples } from "./PaperDrawing.css.ts";
import { SheetDrawing } from "./PaperDrawing.tsx";

export function PhotoTips() {
  const { photoSamples } = useCopy(documentHintsCopy);
  const { faq } = useCopy(uploadCopy);
  const { uploadFaq } = useSite().brand.settings.links;
  return (
    <Disclosure title={photoSamples}>
      <Stack gap="s">
        <PhotoSamples />
        {uploadFaq && (
          <LineLink href={uploadFaq} newTab>
            {faq}
          </LineLink>
        )}
      </Stack>
    </Disclosure>
  );
}

const wholePage = [26, 16, 52, 68] as const;

const photographs = {
  photoGood: { paper: wholePage, legibleText: "M34 30h36M34 42h36M34 54h36M34 66h22M84 80l6 7 10-14" },
  photoCut: { paper: "M40 6v72h64V6z", illegibleText: "M50 20h54M50 34h54M50 48h54M50 62h30" },
  photoGlare: {
    paper: wholePage,
    detail: "M34 48a20 12 0 1 1 40 0a20 12 0 1 1-40 0",
    illegibleText: "M34 30h36M34 66h22",
  },
  photoFar: { paper: "M44 34l22 4-5 30-22-4z", illegibleText: "M46 42l12 2M45 49l12 2M44 56l8 1" },
};

function PhotoSamples() {
  const words = useCopy(documentHintsCopy);
  return (
    <ul className={samples}>
      {(Object.keys(photographs) as (keyof typeof photographs)[]).map((name) => (
        <li key={name}>
          <svg viewBox="0 0 104 100" aria-hidden="true">
            <rect x="1" y="1" width="102" height="98" rx="6" className={rule} />
            <SheetDrawing sheet={photographs[name]} />
          </svg>
          <p className={caption}>{words[name]}</p>
        </li>
      ))}
    </ul>
  );
}
