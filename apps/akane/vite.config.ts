import brand from "@kaitori/brand-akane";
import { shell } from "@kaitori/site-build";

export default shell(brand, import.meta.url);
