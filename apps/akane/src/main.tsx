import brand from "@kaitori/brand-akane";
import { startSite } from "@kaitori/site";

void startSite(brand);
