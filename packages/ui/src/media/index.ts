export { calm, desktop, forcedColours, tablet, underPointer } from "../media.ts";
