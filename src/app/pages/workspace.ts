import type { MakePage } from '../lazyPage';
import { modules, SaleRoute, SalesRoute } from '../modules/workspacePages';

export const sales: MakePage = () => ({ Page: SalesRoute, modules });

export const sale: MakePage = () => ({ Page: SaleRoute, modules });
