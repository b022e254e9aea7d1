import { browserBundleFiles } from '../../services/bundles/browserBundleFiles';
import type { AppModule } from '../../store/appModule';
import { platformsParts } from './platformsParts';

/** What goes out to bidding platforms: only its own page brings it, with the library for CSV. */
export const platformsModule = {
  ...platformsParts,
  createGateways: () => ({ bundleFiles: browserBundleFiles }),
} satisfies AppModule;
