export { calm, desktop, forcedColours, roomy, tablet, underPointer } from "../media.ts";
