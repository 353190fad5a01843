import "@kaitori/ui/base";
import type { Preview } from "@storybook/react-vite";
import { brandNames, isBrandName } from "../src/brand-names.ts";
import { wear } from "../src/brands.ts";
import { checkInEveryBrand } from "../src/checks/every-brand.ts";

document.documentElement.lang = "ja";

const preview: Preview = {
  initialGlobals: { brand: "akane" },
  globalTypes: {
    brand: {
      description: "The brand that the stories wear",
      toolbar: { title: "Brand", icon: "paintbrush", items: [...brandNames], dynamicTitle: true },
    },
  },
  parameters: {
    layout: "fullscreen",
    // In the test run the check in every brand takes the place of the panel's check in one.
    a11y: { test: import.meta.env.VITEST ? "off" : "error" },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ["Handbook", "Foundations", "Layout", "Type", "Actions", "Fields", "Messages", "Data"],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      if (isBrandName(globals.brand)) wear(globals.brand);
      return parameters.bare ? (
        <Story />
      ) : (
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      );
    },
  ],
  afterEach: async ({ canvasElement, parameters }) => {
    if (import.meta.env.VITEST) await checkInEveryBrand(canvasElement.ownerDocument.body, parameters);
  },
};

export default preview;
