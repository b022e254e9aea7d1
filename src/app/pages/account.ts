import type { MakePage } from '../lazyPage';
import { AccountRoute, modules } from '../modules/accountPages';

export const account: MakePage = () => ({ Page: AccountRoute, modules });
