import { createHash } from 'node:crypto';

/**
 * Whether a change of the code belongs to the share that is tried, drawn by its place and what it makes of the code: the same
 * for the same seed on every machine. `place` is `{ file, line, column }`, from the project's root, the first line being 1.
 */
export function isDrawn({ file, line, column }, mutatorName, replacement, { share, seed }) {
  if (share >= 1) return true;
  const digest = createHash('sha256').update([seed, file, line, column, mutatorName, replacement].join('\n')).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share;
}

/** The same of a mutant of a report of Stryker. */
export function isDrawnFrom(file, { location, mutatorName, replacement }, draw) {
  return isDrawn({ file, ...location.start }, mutatorName, replacement, draw);
}

/** The same of a mutant that Stryker is about to try: its first line is 0, and its file is one of Stryker's copy. */
export function isDrawnToTry({ fileName, location, mutatorName, replacement }, draw) {
  const file = fileName.replaceAll('\\', '/').replace(/^.*?\/(?=(?:src|local)\/)/, '');
  const { line, column } = location.start;
  return isDrawn({ file, line: line + 1, column: column + 1 }, mutatorName, replacement, draw);
}
