import { classes } from "../classes.ts";
import { ExternalIcon } from "../Icon/index.ts";
import { type AnchorProps, useAnchor, useWords } from "../UiProvider/context.ts";
import { link, newTabIcon, variants } from "./Link.css.ts";

export type LinkProps = AnchorProps & {
  /** `text` is for sentences, `standalone` for a line of its own, `subtle` for lists of links. */
  variant?: keyof typeof variants | undefined;
  /** Opens a new tab, and shows an icon for it. */
  newTab?: boolean | undefined;
};

export function Link({ variant = "text", newTab = false, className, children, ...rest }: LinkProps) {
  const Anchor = useAnchor();
  const words = useWords();
  const newTabProps = newTab ? { target: "_blank", rel: "noopener" } : {};
  return (
    <Anchor {...newTabProps} {...rest} className={classes(link, variants[variant], className)}>
      {children}
      {newTab && (
        <span className={newTabIcon}>
          <ExternalIcon size="small" label={words.newWindow} />
        </span>
      )}
    </Anchor>
  );
}

/** A link on a line of its own. */
export const LineLink = (props: Omit<LinkProps, "variant">) => <Link {...props} variant="standalone" />;
