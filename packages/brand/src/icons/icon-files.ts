/** Files of `npx pnpm brand icons` in `assets/icons/`, for browsers without SVG icons and home screens. */
export const iconFiles = {
  "icons/favicon.ico": { width: 32, bytes: 15_000 },
  "icons/icon-192.png": { width: 192, bytes: 25_000 },
  "icons/icon-512.png": { width: 512, bytes: 80_000 },
} as const;
