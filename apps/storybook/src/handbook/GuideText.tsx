import { Markdown } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

interface Part {
  readonly children?: ReactNode;
}

/**
 * Examples as they are: the block for sources of stories leaves those of a text empty. Long names break on a phone. The
 * styles of the components take the marks from every list; a text has its own again.
 */
const overrides = {
  code: ({ children }: Part) => (
    <code style={{ overflowWrap: "anywhere", whiteSpace: "break-spaces" }}>{children}</code>
  ),
  ol: ({ children }: Part) => <ol style={{ listStyle: "decimal" }}>{children}</ol>,
  ul: ({ children }: Part) => <ul style={{ listStyle: "disc" }}>{children}</ul>,
  table: ({ children }: Part) => (
    <table style={{ tableLayout: "fixed", inlineSize: "100%", overflowWrap: "anywhere" }}>{children}</table>
  ),
};

export interface GuideTextProps {
  readonly children: string;
  /** Description of the picture of three brands above the text; no picture without it. */
  readonly picture?: string;
}

/** A guide from Markdown. */
export const GuideText = ({ children, picture }: GuideTextProps) => (
  <main>
    {picture && (
      <img
        src="./pictures/brands.jpg"
        alt={picture}
        width="1176"
        height="768"
        style={{ blockSize: "auto", maxInlineSize: "100%" }}
      />
    )}
    <Markdown options={{ overrides }}>{children}</Markdown>
  </main>
);
