import brand from "@kaitori/brand-kohaku";
import { shell } from "@kaitori/site-build";

export default shell(brand, import.meta.url);
