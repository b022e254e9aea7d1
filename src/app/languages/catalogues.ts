import type { CatalogueLoaders } from '../../services/languages/lazyLanguages';

/** Where the texts of each language are. Areas themselves are English, so English needs no file. */
export const CATALOGUES: CatalogueLoaders = {
  de: async () => (await import('./de')).de,
};
