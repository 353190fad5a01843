/** Characters of a holder name (R9.1). */
export const holderNameMaximum = 30;

// Katakana but ヲ, full-width letters and digits, then the symbols; one that is not a symbol must be among them.
const holderName =
  /^(?=.*[ァ-ヱン-ヶＡ-Ｚａ-ｚ０-９])[ァ-ヱン-ヶＡ-Ｚａ-ｚ０-９゛゜（）「」／．ー￥ \u3000]{1,30}$/;

/** Judges a holder name in its formatted form (R5.2). */
export const isHolderName = (text: string) => holderName.test(text);
