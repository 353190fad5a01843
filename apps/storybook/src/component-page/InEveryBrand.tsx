import { useEffect, useRef, useState } from "react";
import { brandNames } from "../brand-names.ts";
import { readReport } from "../checks/report.ts";
import { Folded } from "../handbook/screens/Folded.tsx";
import * as styles from "./InEveryBrand.css.ts";

export interface InEveryBrandProps {
  readonly stories: readonly { readonly id: string; readonly name: string }[];
}

/** Shows a story in all brands side by side, with the results of the checks, which run in this browser. */
export function InEveryBrand({ stories }: InEveryBrandProps) {
  return (
    <Folded
      title="All brands side by side, checked"
      isOpen={false}
      content={() => <Brands stories={stories} />}
    />
  );
}

function Brands({ stories }: InEveryBrandProps) {
  const [id, setId] = useState(stories[0]?.id ?? "");
  return (
    <>
      <label>
        Example:{" "}
        <select className={styles.choice} value={id} onChange={({ target }) => setId(target.value)}>
          {stories.map((story) => (
            <option key={story.id} value={story.id}>
              {story.name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.brands}>
        {brandNames.map((brand) => (
          <BrandFrame key={`${id} ${brand}`} id={id} brand={brand} />
        ))}
      </div>
    </>
  );
}

function BrandFrame({ id, brand }: { readonly id: string; readonly brand: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [faults, setFaults] = useState<readonly string[]>();
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent<unknown>) => {
      const report = readReport(data);
      if (!report || source !== frame.current?.contentWindow) return;
      setFaults(report.faults);
      setHeight(report.height);
    };
    addEventListener("message", handleMessage);
    return () => removeEventListener("message", handleMessage);
  }, []);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{brand}</strong> <span role="status">{describeFaults(faults)}</span>
      </figcaption>
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ blockSize: height }}
        title={`${id} in ${brand}`}
        src={`iframe.html?id=${id}&viewMode=story&globals=brand:${brand};reports:!true`}
      />
      {faults && faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </figure>
  );
}

const describeFaults = (faults: readonly string[] | undefined) =>
  faults === undefined
    ? "is being checked"
    : faults.length === 0
      ? "axe, contrast, cut-off text, 44 px: nothing found"
      : `found: ${faults.length}`;
