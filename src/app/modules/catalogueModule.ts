import type { PublishedPhoto } from '../../domain/catalogue/catalogue';
import type { PhotoSize } from '../../domain/photos/photo';
import catalogueSlice from '../../features/catalogue/catalogueSlice';
import { followCatalogue } from '../../sagas/catalogue/followCatalogue';
import { supervise } from '../../sagas/base/supervise';
import type { CatalogueReader } from '../../services/catalogue/CatalogueReader';
import { createRestCatalogueReader } from '../../services/catalogue/restCatalogueReader';
import type { AppModule } from '../../store/appModule';

let reader: CatalogueReader | null = null;

/** Where the picture of a published photo is; the module must be injected. */
export function photoAddress(slug: string, photo: PublishedPhoto, size: PhotoSize): string {
  return reader?.photoAddress(slug, photo, size) ?? '';
}

/** The public catalogue: neither of the large SDKs, and nothing of a session. */
export const catalogueModule: AppModule = {
  name: 'catalogue',
  slices: [catalogueSlice],
  saga: () => supervise('followCatalogue', followCatalogue),
  createGateways({ firebase }) {
    // A build for production has null here, and the code that speaks to local services falls away.
    reader = createRestCatalogueReader({ firebase, local: __LOCAL_SERVICES__ });
    return { catalogueReader: reader };
  },
};
