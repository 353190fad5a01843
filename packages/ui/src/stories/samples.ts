/** Drawing of a passbook for the stories. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 180"><rect width="140" height="180" fill="#5f7f9f"/><rect x="20" y="28" width="100" height="36" fill="#fff"/><path d="M30 42h60M30 52h40" stroke="#5f7f9f" stroke-width="4"/></svg>',
)}`;

/** Longer than a line of a phone, without a space. */
export const longName = "株式会社東京国際総合建設資材流通サービスホールディングス関東甲信越支社第二営業部";
