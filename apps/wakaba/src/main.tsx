import brand from "@kaitori/brand-wakaba";
import { startSite } from "@kaitori/site";

void startSite(brand);
