import { FIRST_LANGUAGE, type Language } from '../../shared/messages/languages';
import type { Catalogue } from '../../shared/messages/texts';
import type { Languages } from './Languages';

/** How each language but the first is fetched. */
export type CatalogueLoaders = Readonly<Record<Exclude<Language, typeof FIRST_LANGUAGE>, () => Promise<Catalogue>>>;

const FIRST: Catalogue = {};

/** Languages in chunks of their own: fetched once, and again after a failure. */
export function createLazyLanguages(
  loaders: CatalogueLoaders,
  wished: () => readonly string[] = () => navigator.languages,
): Languages {
  const there = new Map<Language, Catalogue>([[FIRST_LANGUAGE, FIRST]]);
  return {
    wished,
    async load(language) {
      // An import that is under way is shared by the module system itself.
      if (language !== FIRST_LANGUAGE && !there.has(language)) there.set(language, await loaders[language]());
    },
    present: (language) => there.get(language) ?? FIRST,
  };
}
