export interface CopyEnvironment {
  readonly clipboard: Pick<Clipboard, "writeText"> | undefined;
  readonly document: Pick<Document, "createElement" | "body" | "execCommand">;
}

/** Copies text to the clipboard, or by a selection if the browser does not allow it. Returns whether it worked. */
export async function copyText(text: string, { clipboard, document }: CopyEnvironment): Promise<boolean> {
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // No permission, or the page has no focus: a selection needs neither.
  }
  return copySelected(text, document);
}

function copySelected(text: string, document: CopyEnvironment["document"]): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  // A phone shows no keyboard for what cannot be edited.
  field.readOnly = true;
  field.setAttribute("aria-hidden", "true");
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  try {
    field.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
