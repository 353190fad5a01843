/**
 * Files that `npx pnpm brand icons` writes to `assets/icons/`: for browsers without SVG icons, and for home screens.
 */
export const iconFiles = {
  "icons/favicon.ico": { width: 32, bytes: 15_000 },
  "icons/icon-192.png": { width: 192, bytes: 25_000 },
  "icons/icon-512.png": { width: 512, bytes: 80_000 },
} as const;

export type IconFile = keyof typeof iconFiles;
