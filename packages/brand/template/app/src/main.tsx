import brand from "@kaitori/brand-{{name}}";
import { startSite } from "@kaitori/site";

void startSite(brand);
