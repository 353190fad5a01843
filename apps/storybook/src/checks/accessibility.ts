import axe from "axe-core";

/** A story is a part of a page, so landmarks are not asked of it. */
const partOfAPage = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

/**
 * Rules that depend on colours alone; names, roles and order do not change with the brand, and `layoutFaults` checks
 * the size of targets in every brand, with a stricter limit.
 */
const rulesOfLooks = ["color-contrast", "link-in-text-block"];

/** axe, all WCAG 2.2 A and AA rules and its best practices, or only those that depend on the looks. */
export async function accessibilityFaults(
  root: HTMLElement,
  parameters: Record<string, unknown>,
  { looksOnly = false } = {},
) {
  const wholePage = parameters.wholePage === true;
  // The handbook's own links stand before every story, so axe cannot see that the skip link is the first of its page.
  const context = { include: [root], exclude: wholePage ? [["a[href='#main']"]] : [] };
  const stickAgain = unstick(root);
  const { violations } = await axe.run(context, {
    ...(looksOnly && { runOnly: rulesOfLooks }),
    rules: {
      ...(wholePage ? {} : partOfAPage),
      "target-size": { enabled: true },
      // React writes no `!important`, which is what this rule looks for in every element.
      "avoid-inline-spacing": { enabled: false },
      // An open list hides the rest of the page from screen readers; Tab closes it before it goes on.
      "aria-hidden-focus": { enabled: document.querySelector("[role=listbox]") === null },
    },
    resultTypes: ["violations"],
    // Style sheets and media are read for rules that no page here can break.
    preload: false,
  });
  stickAgain();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(" ")}: ${failureSummary?.replaceAll(/\s+/g, " ")}`,
    ),
  );
}

/** A bar at the foot of a window covers what one can scroll away from under it; axe sees one moment only. */
function unstick(root: HTMLElement) {
  const sticky = [...root.querySelectorAll<HTMLElement>("*")].filter(
    (element) => getComputedStyle(element).position === "sticky",
  );
  for (const { style } of sticky) style.position = "static";
  return () => {
    for (const { style } of sticky) style.position = "";
  };
}
