import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { brandFolders } from "../brand-folders.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.mdx",
    "../src/**/*.stories.tsx",
    "../../../packages/ui/src/**/*.stories.tsx",
    "../../../packages/site/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: brandFolders.map(({ name, assets }) => ({ from: assets, to: `/brands/${name}` })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin()] }),
};

export default config;
