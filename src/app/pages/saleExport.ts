import type { MakePage } from '../lazy/lazyPage';
import { modules, OwnPlatformRoute, SaleExportRoute } from './parts/exportPage';

export const make: MakePage = () => ({ Page: SaleExportRoute, modules });
export const ownPlatform: MakePage = () => ({ Page: OwnPlatformRoute, modules });
