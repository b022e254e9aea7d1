import type { MakePage } from '../lazy/lazyPage';
import { catalogueModule } from '../modules/catalogueModule';
import { CatalogueRoute } from './parts/cataloguePages';

export const make: MakePage = (inject) => {
  // At once: the catalogue is fetched while it is still being asked whether anybody is signed in.
  inject(catalogueModule);
  return { Page: CatalogueRoute, modules: [catalogueModule] };
};
