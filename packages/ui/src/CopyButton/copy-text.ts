export interface CopyEnvironment {
  readonly clipboard: Pick<Clipboard, "writeText"> | undefined;
  readonly document: Pick<Document, "createElement" | "body" | "execCommand">;
}

/** Copies text to the clipboard, or by a selection if that is not allowed. Returns true if it worked. */
export async function copyText(text: string, { clipboard, document }: CopyEnvironment): Promise<boolean> {
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Without permission or focus a selection still works.
  }
  return copySelected(text, document);
}

function copySelected(text: string, document: CopyEnvironment["document"]): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  // A phone opens no keyboard for a read-only field.
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
