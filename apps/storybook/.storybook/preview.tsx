import "@kaitori/ui/base";
import { controlsOf } from "@kaitori/brand/controls";
import { UiProvider } from "@kaitori/ui";
import type { Preview } from "@storybook/react-vite";
import { lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { askedToSearch, onSearchKey } from "../search/dialog.ts";
import { loadBrand } from "../src/brand-loader.ts";
import { brandNames, isBrandName } from "../src/brand-names.ts";
import { wear } from "../src/brands.ts";
import { inTestRun } from "../src/checks/environment.ts";
import { controlsFromTypes } from "../src/component-page/controls.ts";
import { withProductRules } from "../src/component-page/product-rules.ts";
import { shownFunction, withImports } from "../src/component-page/shown-code.ts";

document.documentElement.lang = "ja";
// The frame around a story has the search; pressed within the story, the key asks it.
if (window.parent !== window) onSearchKey(() => window.parent.postMessage(askedToSearch, location.origin));

// A screen comes in chunks of its own, and the first of a file takes its time.
configure({ asyncUtilTimeout: 10_000 });

/** With the blocks of Storybook's documents, which weigh more than a story and which no story needs. */
const ComponentPage = lazy(async () => {
  const { ComponentPage } = await import("../src/component-page/ComponentPage.tsx");
  return { default: ComponentPage };
});

/** 320 px must hold; 360 px is the drawing board. */
const viewports = {
  narrowest: { name: "320 px", styles: { width: "320px", height: "720px" } },
  phone: { name: "360 px", styles: { width: "360px", height: "780px" } },
  desktop: { name: "1280 px", styles: { width: "1280px", height: "800px" } },
};

const preview: Preview = {
  initialGlobals: {
    brand: brandNames[0],
    // A component's page asks the stories that it shows in each brand for what is found in them.
    reports: false,
    ...(inTestRun ? { viewport: { value: "narrowest" } } : {}),
  },
  globalTypes: {
    brand: {
      description: "The brand that the stories wear",
      toolbar: { title: "Brand", icon: "paintbrush", items: [...brandNames], dynamicTitle: true },
    },
  },
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    viewport: { options: viewports },
    controls: { expanded: true },
    jsx: { functionValue: shownFunction },
    docs: {
      source: { type: "dynamic", transform: withImports },
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
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
      if (isBrandName(globals.brand)) wear(globals.brand);
      // A field takes its first value once: another one is that of another field.
      const story = <Story key={String(args.defaultValue)} />;
      return (
        <UiProvider {...controlsOf({})}>
          {parameters.bare ? story : <div style={{ padding: 16 }}>{story}</div>}
        </UiProvider>
      );
    },
  ],
  argTypesEnhancers: [controlsFromTypes],
  argsEnhancers: [withProductRules],
  // The checks weigh more than a page: they come when they are asked for.
  afterEach: async ({ id, canvasElement, parameters, globals }) => {
    const { body } = canvasElement.ownerDocument;
    if (inTestRun)
      await (await import("../src/checks/every-brand.ts")).checkInEveryBrand(id, body, parameters);
    else if (globals.reports === true)
      await (await import("../src/checks/report.ts")).report(body, parameters);
  },
};

export default preview;
