import { posix } from 'node:path';

/** A file of the project: its path, and what is in it. */
export type SourceText = readonly [file: string, text: string];

interface Named {
  /** The name of the area, by which other languages find it. */
  readonly area: string;
  /** The constant that holds it. */
  readonly constant: string;
  readonly file: string;
}

const HEAD = '// Made by `npm run texts`; do not edit.\n';
const ENGLISH = /export const (\w+) = defineTexts\(\s*'(\w+)'/g;
const OTHER = /export const (\w+): WholeCatalogue\['(\w+)'\]/g;

function findIn(files: readonly SourceText[], pattern: RegExp): readonly Named[] {
  const found = files.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, constant = '', area = '']) => ({ area, constant, file })),
  );
  return found.toSorted((one, other) => (one.area < other.area ? -1 : 1));
}

function importsFor(from: string, areas: readonly Named[], word: 'import' | 'import type'): string {
  const files = [...new Set(areas.map(({ file }) => file))].toSorted();
  const lines = files.map((file) => {
    const names = areas.filter((area) => area.file === file).map(({ constant }) => constant);
    const way = posix.relative(posix.dirname(from), file).replace(/\.tsx?$/, '');
    return `${word} { ${names.join(', ')} } from '${way.startsWith('.') ? way : `./${way}`}';`;
  });
  return lines.join('\n');
}

/** The type of a whole language, from every area that a file defines. */
export function wholeCatalogue(file: string, files: readonly SourceText[]): string {
  const areas = findIn(files, ENGLISH);
  return `${HEAD}${importsFor(file, areas, 'import type')}
import type { Translated } from '../../shared/messages/texts';

/** Every area under its name. */
interface Areas {
${areas.map(({ area, constant }) => `  readonly ${area}: typeof ${constant};`).join('\n')}
}

/** A whole language: a text that is missing does not compile. */
export type WholeCatalogue = {
  readonly [Name in keyof Areas]: Translated<Areas[Name]['texts']>;
};
`;
}

/** The catalogue of one language, from the files of its folder. */
export function languageCatalogue(file: string, language: string, files: readonly SourceText[]): string {
  const areas = findIn(files, OTHER);
  const line = ({ area, constant }: Named) => (area === constant ? `  ${area},` : `  ${area}: ${constant},`);
  return `${HEAD}${importsFor(file, areas, 'import')}
import type { WholeCatalogue } from '../texts/wholeCatalogue';

export const ${language} = {
${areas.map(line).join('\n')}
} satisfies WholeCatalogue;
`;
}
