import { useEffect, useState } from "react";
import { thumbnail } from "./Thumbnail.css.ts";

/** A photograph that was chosen: names that a camera gives say nothing of it. */
export function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url !== "" && <img src={url} alt="" className={thumbnail} />;
}
