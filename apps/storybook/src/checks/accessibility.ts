import axe from "axe-core";

/** Rules that are off, because a story is only a part of a page. */
const partOfAPage = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

/** Rules about colours. The other rules give the same result in every brand; `layoutFaults` checks target sizes. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Runs axe with all WCAG 2.2 A and AA rules and its best practices, or with the rules about colours only. */
export async function accessibilityFaults(
  root: HTMLElement,
  parameters: Record<string, unknown>,
  { isLimitedToColours = false } = {},
) {
  const isWholePage = parameters.wholePage === true;
  // The handbook inserts links before every story, which would hide from axe that the skip link is the first of its
  // page.
  const context = { include: [root], exclude: isWholePage ? [["a[href='#main']"]] : [] };
  const restoreSticky = unstick(root);
  const { violations } = await axe.run(context, {
    ...(isLimitedToColours && { runOnly: colourRules }),
    rules: {
      ...(isWholePage ? {} : partOfAPage),
      "target-size": { enabled: true },
      // The rule looks for `!important` in every element, which React never writes.
      "avoid-inline-spacing": { enabled: false },
      // An open list hides the rest of the page from screen readers; Tab closes it before moving on.
      "aria-hidden-focus": { enabled: document.querySelector("[role=listbox]") === null },
    },
    resultTypes: ["violations"],
    // Skips style sheets and media: only rules that cannot fail here need them.
    preload: false,
  });
  restoreSticky();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(" ")}: ${failureSummary?.replaceAll(/\s+/g, " ")}`,
    ),
  );
}

/**
 * Makes sticky bars static and returns a function that restores them. They cover content that a user can scroll into
 * view, but axe evaluates one scroll position only.
 */
function unstick(root: HTMLElement) {
  const sticky = [...root.querySelectorAll<HTMLElement>("*")].filter(
    (element) => getComputedStyle(element).position === "sticky",
  );
  for (const { style } of sticky) style.position = "static";
  return () => {
    for (const { style } of sticky) style.position = "";
  };
}
