/** Gives the digits of a count as a language groups them: "10,000" in English, "10.000" in German. What is none stays. */
export function countIn(language: string): (count: number) => string {
  const { format } = new Intl.NumberFormat(language);
  return (count) => (Number.isFinite(count) ? format(count) : String(count));
}
