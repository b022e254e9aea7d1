const formats = new Map<string, Intl.NumberFormat>();

function formatIn(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format;
}

/** Gives the digits of a count as a language groups them: "10,000" in English, "10.000" in German. What is none stays. */
export function countIn(language: string): (count: number) => string {
  return (count) => (Number.isFinite(count) ? formatIn(language).format(count) : String(count));
}
