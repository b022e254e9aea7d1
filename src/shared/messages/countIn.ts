/** Gives the digits of a count as a language groups them: "10,000" in English, "10.000" in German. */
export const countIn = (language: string): ((count: number) => string) => new Intl.NumberFormat(language).format;
