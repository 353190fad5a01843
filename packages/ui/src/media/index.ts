export { calm, desktop, forcedColours, tablet } from "../media.ts";
