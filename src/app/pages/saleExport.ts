import type { MakePage } from '../lazy/lazyPage';
import { modules, OwnPlatformRoute, SaleExportRoute } from './parts/exportPage';
import { withTips } from './parts/withTips';

export const make: MakePage = () => ({ Page: withTips(SaleExportRoute), modules });
export const ownPlatform: MakePage = () => ({ Page: OwnPlatformRoute, modules });
