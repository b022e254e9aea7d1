import type { MakePage } from '../lazy/lazyPage';
import { modules, SaleImportRoute } from './parts/importPage';

export const make: MakePage = () => ({ Page: SaleImportRoute, modules });
