/** The cookies of Google's tags; those of other tags cannot be distinguished from the site's own. */
const ofTags = /^_(?:ga|gid|gat|gcl|dc_gtm)/;

/** Takes away what tags have left behind, at whichever of the site's domains they left it. */
export function forgetTagCookies(): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `;domain=.${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!ofTags.test(name)) continue;
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that is served
      document.cookie = `${name}=;max-age=0;path=/${domain}`;
    }
  }
}
