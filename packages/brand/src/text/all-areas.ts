import * as areas from "./every-area.ts";

/** All areas, for the brand commands and the type of the keys. Screens import single areas instead. */
export const allAreas = Object.values(areas);
