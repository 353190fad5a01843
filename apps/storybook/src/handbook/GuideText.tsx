import { Markdown } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { anchorOf } from "../../search/words.ts";

interface Part {
  readonly children?: ReactNode;
}

/**
 * Overrides of Storybook's elements. Code blocks: Storybook's block for sources shows nothing in a text page. Inline
 * code: long names break on a phone. Lists: the reset of the components removes their markers.
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

/** A guide from Markdown. The search opens it at a heading. */
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
    <Markdown options={{ overrides, slugify: anchorOf }}>{children}</Markdown>
  </main>
);
