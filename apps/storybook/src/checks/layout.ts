const interactive =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]";

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]");

/** Elements that are visible to screen readers only. */
function findVisuallyHidden(root: HTMLElement): (element: Element) => boolean {
  const hidden = new Set<Element>();
  for (const element of root.querySelectorAll("*")) {
    const { clipPath, position } = getComputedStyle(element);
    const isClipped = position === "absolute" && clipPath.startsWith("inset(50%");
    if (isClipped || (element.parentElement && hidden.has(element.parentElement))) hidden.add(element);
  }
  return (element) => hidden.has(element);
}

/** A link inside a sentence is exempt, as in WCAG 2.5.8. */
const isInSentence = (element: Element) =>
  element.tagName === "A" && getComputedStyle(element).display === "inline";

const describe = (element: Element) =>
  `<${element.tagName.toLowerCase()}> 「${(element.textContent || element.getAttribute("aria-label") || element.id).trim().slice(0, 24)}」`;

/** The target of a radio or checkbox is the label around it. */
const targetOf = (element: Element) =>
  (element.matches("[type=radio], [type=checkbox], [type=file]") && element.closest("label")) || element;

export function layoutFaults(root: HTMLElement): string[] {
  const faults: string[] = [];
  const isVisuallyHidden = findVisuallyHidden(root);
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide at ${width} px`);

  for (const element of root.querySelectorAll("*")) {
    if (!(element instanceof HTMLElement) || !isShown(element) || isVisuallyHidden(element)) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    // Sizes in whole pixels may differ by one.
    const isClipped = (overflow: string) => overflow === "hidden" || overflow === "clip";
    // Typed text scrolls inside its box.
    const scrolls = element.matches("input, textarea, select");
    const isCutAcross =
      !scrolls &&
      isClipped(overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      textOverflow !== "ellipsis";
    const isCutDown = !scrolls && isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (isCutAcross || isCutDown) faults.push(`text is cut off in ${describe(element)}`);
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.right > width + 1 && !element.closest("[data-scrolls]"))
      faults.push(`${describe(element)} extends to ${Math.round(box.right)} px`);
  }

  // 44 px, less half a pixel of rounding.
  const minimum = 43.5;
  for (const element of root.querySelectorAll(interactive)) {
    if (!isShown(element) || isVisuallyHidden(element) || isInSentence(element)) continue;
    const { width: wide, height: high } = targetOf(element).getBoundingClientRect();
    if (wide < minimum || high < minimum)
      faults.push(`${describe(element)} is ${Math.round(wide)}×${Math.round(high)}, the minimum is 44×44`);
  }
  return faults;
}
