import { Markdown } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

interface Part {
  readonly children?: ReactNode;
}

/** Examples as they are: the block for sources of stories leaves those of a text empty. Long names break on a phone. */
const overrides = {
  code: ({ children }: Part) => (
    <code style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>{children}</code>
  ),
  table: ({ children }: Part) => (
    <table style={{ tableLayout: "fixed", inlineSize: "100%", overflowWrap: "anywhere" }}>{children}</table>
  ),
};

/** A guide that is written in Markdown. */
export const GuideText = ({ children }: { children: string }) => (
  <Markdown options={{ overrides }}>{children}</Markdown>
);
