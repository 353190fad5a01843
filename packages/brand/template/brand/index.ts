import { defineBrand } from "@kaitori/brand";
import assets from "./assets.ts";
import copy from "./copy.ts";
import photographs from "./photographs.ts";
import sections from "./sections.ts";
import settings from "./settings.ts";
import tokens from "./tokens.ts";

export default defineBrand({ name: "{{name}}", tokens, copy, settings, assets, sections, photographs });
