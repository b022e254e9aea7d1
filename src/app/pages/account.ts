import type { MakePage } from '../lazyPage';
import { AccountRoute, modules } from '../modules/accountPages';

export const make: MakePage = () => ({ Page: AccountRoute, modules });
