import "@kaitori/ui/base";
import { controlsOf } from "@kaitori/brand/controls";
import { UiProvider } from "@kaitori/ui";
import type { Preview } from "@storybook/react-vite";
import { type ComponentType, useEffect, useState } from "react";
import { configure } from "storybook/test";
import { onSearchKey, openSearchMessage } from "../search/dialog.ts";
import { applyBrand, brandNames, isBrandName, loadBrand } from "../src/brands.ts";
import { isTestRun } from "../src/checks/environment.ts";
import { controlsFromTypes } from "../src/component-page/controls.ts";
import { addRulesOfFields } from "../src/component-page/product-rules.ts";
import { addImports, sourceOfFunction } from "../src/component-page/story-code.ts";

document.documentElement.lang = "ja";
// A story runs in a frame of the handbook, so the key sends a message that opens the search there.
if (window.parent !== window)
  onSearchKey(() => window.parent.postMessage(openSearchMessage, location.origin));

// The first screen of a file waits for its chunks to load.
configure({ asyncUtilTimeout: 60_000 });

/**
 * Loads the page of a component, because it imports Storybook's document blocks, which are larger than a story. Suspense
 * would show the page 300 ms later: it delays the replacement of a fallback.
 */
function LazyComponentPage() {
  const [Page, setPage] = useState<ComponentType>();
  useEffect(() => {
    void import("../src/component-page/ComponentPage.tsx").then(({ ComponentPage }) =>
      setPage(() => ComponentPage),
    );
  }, []);
  return Page && <Page />;
}

/** 320 px is the narrowest supported width; screens are designed at 360 px. */
const viewports = {
  narrowest: { name: "320 px", styles: { width: "320px", height: "720px" } },
  phone: { name: "360 px", styles: { width: "360px", height: "780px" } },
  desktop: { name: "1280 px", styles: { width: "1280px", height: "800px" } },
};

const preview: Preview = {
  initialGlobals: {
    brand: brandNames[0],
    ...(isTestRun ? { viewport: { value: "narrowest" } } : {}),
  },
  globalTypes: {
    brand: {
      description: "The brand in which the stories are shown",
      toolbar: { title: "Brand", icon: "paintbrush", items: [...brandNames], dynamicTitle: true },
    },
  },
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    viewport: { options: viewports },
    controls: { expanded: true },
    jsx: { functionValue: sourceOfFunction },
    docs: {
      source: { type: "dynamic", transform: addImports },
      page: LazyComponentPage,
    },
    options: {
      storySort: {
        order: [
          "Handbook",
          ["はじめに Start here", "*"],
          "Foundations",
          "Layout",
          "Type",
          "Actions",
          "Fields",
          "Messages",
          "Data",
        ],
      },
    },
  },
  loaders: [loadBrand],
  decorators: [
    (Story, { args, globals, parameters }) => {
      if (isBrandName(globals.brand)) applyBrand(globals.brand);
      // A field reads its default value once, so another default value needs a new field.
      const story = <Story key={String(args.defaultValue)} />;
      return (
        <UiProvider {...controlsOf({})}>
          {parameters.withoutPadding ? story : <div style={{ padding: 16 }}>{story}</div>}
        </UiProvider>
      );
    },
  ],
  argTypesEnhancers: [controlsFromTypes],
  argsEnhancers: [addRulesOfFields],
  // The checks are larger than a page, so they load only when they run.
  afterEach: async ({ id, canvasElement, parameters }) => {
    if (!isTestRun) return;
    const { checkInEveryBrand } = await import("../src/checks/every-brand.ts");
    await checkInEveryBrand(id, canvasElement.ownerDocument.body, parameters);
  },
};

export default preview;
