import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  API,
  type Checker,
  type Symbol as DeclaredSymbol,
  isStringLiteralType,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";

export interface Property {
  /** `options`; for fields of a list or a record `options[].value`. */
  readonly name: string;
  /** Type in TypeScript. */
  readonly kind: string;
  /** The words of a small union type. */
  readonly choices?: readonly string[];
  readonly meaning: string;
  readonly required: boolean;
  /** Default value in TypeScript. */
  readonly defaultValue?: string;
}

export interface ComponentProperties {
  /** Components with the same properties. */
  readonly components: readonly string[];
  readonly properties: readonly Property[];
  /** True if the component also accepts the attributes of its HTML element. */
  readonly hasAttributes: boolean;
}

/** Properties of each exported component, by its folder, as the compiler sees them. */
export function propertiesOfComponents(sources: string): ReadonlyMap<string, readonly ComponentProperties[]> {
  const api = new API({ cwd: sources });
  try {
    const config = join(sources, "../tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const index = project?.program.getSourceFile(join(sources, "index.ts"));
    if (!project || !index) throw new Error(`${config} does not contain index.ts`);
    const module = project.checker.getSymbolAtLocation(index);
    if (!module) throw new Error("index.ts exports nothing");
    return groupByFolder(
      new PropertyReader(project.checker, sources),
      project.checker.getExportsOfModule(module),
    );
  } finally {
    api.close();
  }
}

/** Components with the same properties share a group; that with the folder's name comes first. */
function groupByFolder(reader: PropertyReader, exported: readonly DeclaredSymbol[]) {
  const components = exported.flatMap((symbol) => reader.component(symbol) ?? []);
  const folders = [...Map.groupBy(components, ({ folder }) => folder)].map(([folder, inFolder]) => {
    const groups = Map.groupBy(inFolder, ({ properties }) => JSON.stringify(properties)).values();
    const same = [...groups].flatMap(([first, ...others]) => {
      if (!first) return [];
      const { properties, hasAttributes } = first;
      return [{ components: [first, ...others].map(({ name }) => name), properties, hasAttributes }];
    });
    const isNamedAsFolder = ({ components: [name] }: ComponentProperties) => Number(name === folder);
    return [folder, same.toSorted((one, other) => isNamedAsFolder(other) - isNamedAsFolder(one))] as const;
  });
  return new Map(folders);
}

class PropertyReader {
  readonly #checker: Checker;
  readonly #sources: string;

  constructor(checker: Checker, sources: string) {
    this.#checker = checker;
    this.#sources = sources;
  }

  component(exported: DeclaredSymbol) {
    const { name } = exported;
    const isAlias = (exported.flags & SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? this.#checker.getAliasedSymbol(exported) : exported;
    const file = this.#fileInUi(symbol);
    const folder = file && /^([A-Z]\w+)\//.exec(file.slice(this.#sources.length).replace(/^\//, ""))?.[1];
    const type = this.#checker.getTypeOfSymbol(symbol);
    if (!folder || !/^[A-Z]/.test(name) || !type) return undefined;
    const [signature] = this.#checker.getSignaturesOfType(type, SignatureKind.Call);
    if (!signature) return undefined;
    const parameter =
      signature.parameters.length > 0 ? this.#checker.getParameterType(signature, 0) : undefined;
    const accepted = parameter ? this.#checker.getPropertiesOfType(parameter) : [];
    const declaredInUi = accepted.filter((property) => this.#fileInUi(property) !== undefined);
    return {
      folder,
      name,
      hasAttributes: declaredInUi.length < accepted.length,
      properties: declaredInUi
        .flatMap((property) => this.#property(property, file, true))
        .toSorted(requiredFirst),
    };
  }

  #property(symbol: DeclaredSymbol, file: string, isTopLevel: boolean): Property[] {
    const type = this.#checker.getTypeOfSymbol(symbol);
    if (!type) return [];
    const choices = choicesIn(type);
    const kind = choices
      ? choices.map((word) => `"${word}"`).join(" | ")
      : stripUndefined(this.#checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation));
    const comment = symbol.getDocumentationComment(this.#checker).replaceAll(/\s+/g, " ").trim();
    const defaultValue =
      defaultValueIn(file, symbol.name) ?? defaultValueIn(this.#fileInUi(symbol) ?? file, symbol.name);
    const property: Property = {
      name: symbol.name,
      kind,
      ...(choices && { choices }),
      meaning: comment || (platformMeanings[symbol.name] ?? ""),
      required: (symbol.flags & SymbolFlags.Optional) === 0,
      ...(isTopLevel && defaultValue !== undefined && { defaultValue }),
    };
    return [property, ...(isTopLevel ? this.#nestedProperties(property.name, type, file) : [])];
  }

  /** Properties of the items of a list, or of a record, if `packages/ui` declares their type. */
  #nestedProperties(name: string, type: Type, file: string): Property[] {
    const isList = this.#checker.isArrayType(type);
    const item = isList ? this.#checker.getIndexInfosOfType(type)[0]?.valueType : type;
    if (!item || item.isUnionType() || this.#checker.getSignaturesOfType(item, SignatureKind.Call).length > 0)
      return [];
    return this.#checker
      .getPropertiesOfType(item)
      .filter((property) => this.#fileInUi(property) !== undefined)
      .flatMap((property) => this.#property(property, file, false))
      .map((property) => ({ ...property, name: `${name}${isList ? "[]" : ""}.${property.name}` }));
  }

  /** The file of `packages/ui` that declares the property; undefined for those of HTML and React. */
  #fileInUi(symbol: DeclaredSymbol): string | undefined {
    return symbol.declarations.map(({ path }) => String(path)).find((path) => path.startsWith(this.#sources));
  }
}

function choicesIn(type: Type): readonly string[] | undefined {
  const types = type.isUnionType()
    ? type.getTypes().filter(({ flags }) => (flags & TypeFlags.Undefined) === 0)
    : [];
  const words = types.flatMap((type) => (isStringLiteralType(type) ? [type.value] : []));
  return words.length > 1 && words.length === types.length ? words : undefined;
}

/** Meanings of the properties that HTML and React declare. */
const platformMeanings: Readonly<Record<string, string>> = {
  accept: "Accepted file types, as in HTML.",
  "aria-labelledby": "Id of the heading that labels it.",
  autoComplete: "Kind of value for autofill, as in HTML.",
  children: "Content.",
  defaultValue: "Initial value.",
  disabled: "Cannot be used, and is not submitted.",
  href: "Address of the link.",
  id: "Id of the element.",
  inputMode: "Keyboard of a phone, as in HTML.",
  multiple: "Allows several files.",
  name: "Name in the form.",
  onBlur: "Called when the field loses the focus.",
  readOnly: "Cannot be changed, but is submitted.",
  ref: "Ref to the element, for setting the focus.",
  tabIndex: "Position in the tab order, as in HTML.",
  value: "Current value.",
};

const stripUndefined = (kind: string) =>
  kind
    .replace(/ \| undefined$/, "")
    .replace(/^undefined \| /, "")
    .replace(/^\((\(.*\) => .*)\)$/, "$1");

/** `function Button({ tone = "primary" })` → `"primary"` */
function defaultValueIn(file: string, name: string): string | undefined {
  const pattern = new RegExp(`[{,]\\s*${name}(?:: \\w+)? = ("[^"]*"|[\\w.]+(?:\\[\\w+\\])?)\\s*[,}]`);
  return pattern.exec(readFileSync(file, "utf8"))?.[1];
}

/** Order of the list: required properties first. Fields of a record stay below their record. */
const requiredFirst = (left: Property, right: Property) =>
  left.name.includes(".") || right.name.includes(".") ? 0 : Number(right.required) - Number(left.required);
