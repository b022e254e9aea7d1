import type { MakePage } from '../lazy/lazyPage';
import { modules, SaleExportRoute } from './parts/exportPage';

export const make: MakePage = () => ({ Page: SaleExportRoute, modules });
