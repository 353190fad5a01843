import brand from "@kaitori/brand-wakaba";
import { shell } from "@kaitori/site-build";

export default shell(brand, import.meta.url);
