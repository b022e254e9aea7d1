import { posix } from 'node:path';
import { filesOf, type Trip } from './trips';

const IMPORT = /(?:from|import) '(\.[^']+)'/g;

/** The paths, without their endings, that a file imports from this project. */
function importsOf(file: string, text: string): Set<string> {
  const folder = posix.dirname(file);
  return new Set([...text.matchAll(IMPORT)].map(([, to = '']) => posix.join(folder, to)));
}

const withoutEnding = (file: string): string => file.replace(/\.tsx?$/, '');

/**
 * What is wrong with a trip: a file that does not exist or comes twice, and a file of code that neither imports another
 * file of the trip nor is imported by one, so that nothing can travel through it. `read` gives the text of a file, null
 * for one that does not exist.
 */
export function tripProblems(trip: Trip, read: (file: string) => string | null): string[] {
  const files = filesOf(trip);
  const texts = new Map(files.map((file) => [file, read(file)]));
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text ?? '')]));
  const isAlone = (file: string): boolean =>
    /\.tsx?$/.test(file) &&
    !files.some((other) => {
      if (other === file) return false;
      return (
        imports.get(other)?.has(withoutEnding(file)) === true || imports.get(file)?.has(withoutEnding(other)) === true
      );
    });
  return files.flatMap((file, place) => {
    if (texts.get(file) === null) return [`The trip of a ${trip.name} names ${file}, which does not exist.`];
    if (files.indexOf(file) !== place) return [`The trip of a ${trip.name} names ${file} twice.`];
    return isAlone(file) ? [`The trip of a ${trip.name} names ${file}, which no other file of it imports.`] : [];
  });
}
