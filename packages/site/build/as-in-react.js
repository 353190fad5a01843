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
