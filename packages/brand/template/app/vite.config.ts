import brand from "@kaitori/brand-{{name}}";
import { shell } from "@kaitori/site-build";

export default shell(brand, import.meta.url);
