import type { Finding } from "../check/finding.ts";

/** Findings as a SARIF log (2.1.0), which code hosts show beside the lines of a change. */
export const sarif = (findings: readonly Finding[]) => ({
  $schema: "https://json.schemastore.org/sarif-2.1.0.json",
  version: "2.1.0",
  runs: [
    {
      tool: {
        driver: {
          name: "kaitori-brand",
          rules: [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id })),
        },
      },
      results: findings.map(({ rule, level, message, mend, file, line }) => ({
        ruleId: rule,
        level: level === "advice" ? "note" : "error",
        message: { text: `${message}. ${mend}` },
        locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
      })),
    },
  ],
});
