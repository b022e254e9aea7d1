const INCHES = /(\d)\s*(?:"|″|”)/gu;

/** The text without these marks; an inch mark behind a number becomes “in”. */
export function takeOut(text: string, marks: readonly string[]): string {
  const inches = marks.includes('"') ? text.replace(INCHES, '$1 in') : text;
  return marks.reduce((rest, mark) => rest.replaceAll(mark, ''), inches);
}
