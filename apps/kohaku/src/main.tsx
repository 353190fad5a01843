import brand from "@kaitori/brand-kohaku";
import { startSite } from "@kaitori/site";

void startSite(brand);
