import { useState } from "react";
import { CheckIcon, CopyIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { button, failed, wrapper } from "./CopyButton.css.ts";
import { copyText } from "./copy-text.ts";

export interface CopyButtonProps {
  /** Text to copy. */
  readonly value: string;
  /** Name of the value, for screen readers. */
  readonly term: string;
}

/** Button that copies a value, also in browsers that do not allow access to the clipboard. */
export function CopyButton({ value, term }: CopyButtonProps) {
  const words = useWords();
  // The outcome belongs to one value: a new value has none yet.
  const [outcome, setOutcome] = useState<{ readonly value: string; readonly isCopied: boolean }>();
  const isCopied = outcome?.value === value && outcome.isCopied;
  const hasFailed = outcome?.value === value && !outcome.isCopied;
  const copy = async () => {
    const { clipboard } = globalThis.navigator;
    setOutcome({ value, isCopied: await copyText(value, { clipboard, document }) });
  };
  return (
    <span className={wrapper}>
      <button
        type="button"
        className={button}
        aria-label={words.copyOf({ term })}
        onClick={() => void copy()}
      >
        {isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
        <span aria-hidden="true">{isCopied ? words.copied : words.copy}</span>
      </button>
      <span role="status" className={failed}>
        {isCopied && <VisuallyHidden>{words.copiedOf({ term })}</VisuallyHidden>}
        {hasFailed && words.copyFailed}
      </span>
    </span>
  );
}
