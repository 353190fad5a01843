import { Markdown } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

/** Examples as they are: the block for sources of stories leaves those of a text empty. Long names break on a phone. */
const overrides = {
  code: ({ children }: { children?: ReactNode }) => (
    <code style={{ overflowWrap: "anywhere" }}>{children}</code>
  ),
};

/** A guide that is written in Markdown. */
export const GuideText = ({ children }: { children: string }) => (
  <Markdown options={{ overrides }}>{children}</Markdown>
);
