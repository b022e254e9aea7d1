/** What a spreadsheet runs as a formula, also behind apostrophes; some take the wide signs for the narrow ones. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A negative number is a number in every spreadsheet, and people want to add it up. A phone number is a text. */
const NEGATIVE = /^-\d+(?:[.,]\d+)*$/;

/** Whether a spreadsheet might run the text, or take it for another value, unless it is said to be a text. */
export const needsGuard = (text: string): boolean => FORMULA.test(text) && !NEGATIVE.test(text);

/** With an apostrophe in front, which tells every spreadsheet that a text follows. */
export const guard = (text: string): string => (needsGuard(text) ? `'${text}` : text);

/** The text that `guard` was given. What another program guarded loses its apostrophe, as in a spreadsheet. */
export const withoutGuard = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
