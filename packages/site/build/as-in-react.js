import { options } from "preact";

/**
 * React tells nobody that what it removes had the focus, the browser does. A field is tidied when it is left: one that goes
 * with its form, just sent by Enter, would write the draft of that form anew.
 */
let isRemoving = false;
const { unmount, diffed } = options;
options.unmount = (vnode) => {
  isRemoving = true;
  unmount?.(vnode);
};
options.diffed = (vnode) => {
  isRemoving = false;
  diffed?.(vnode);
};
for (const told of ["blur", "focusout"])
  globalThis.addEventListener?.(told, (event) => isRemoving && event.stopImmediatePropagation(), true);

/**
 * In React the effects of what one press or key has drawn have run when the next is heard; left to the next picture alone,
 * whoever types and presses a link in one go has gone before the page knows that something is not saved.
 */
let waiting;
let isFirst = true;
const runEffects = () => {
  const run = waiting;
  waiting = undefined;
  run?.();
};
options.requestAnimationFrame = (run) => {
  waiting = run;
  // The first render finds its markup painted, and has no picture to wait for.
  if (isFirst) {
    isFirst = false;
    setTimeout(runEffects);
    return;
  }
  // Nothing is painted of a page that is hidden.
  const late = setTimeout(runEffects, 35);
  requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(runEffects);
  });
};
for (const heard of ["keydown", "pointerdown", "click", "popstate"])
  globalThis.addEventListener?.(heard, runEffects, true);
