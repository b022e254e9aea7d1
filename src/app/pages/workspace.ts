import type { MakePage } from '../lazy/lazyPage';
import { modules, SaleRoute, SalesRoute } from './parts/workspacePages';

export const sales: MakePage = () => ({ Page: SalesRoute, modules });

export const sale: MakePage = () => ({ Page: SaleRoute, modules });
