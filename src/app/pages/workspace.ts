import type { MakePage } from '../lazy/lazyPage';
import { withTips } from './parts/withTips';
import { IntakeRoute } from './sale/intakePage';
import { modules, SaleRoute, SalesRoute } from './parts/workspacePages';

export const sales: MakePage = () => ({ Page: withTips(SalesRoute), modules });

export const sale: MakePage = () => ({ Page: withTips(SaleRoute), modules });

export const intake: MakePage = () => ({ Page: withTips(IntakeRoute), modules });
