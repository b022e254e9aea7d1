import type { MakePage } from '../lazy/lazyPage';
import { AccountRoute, modules } from './parts/accountPages';

export const make: MakePage = () => ({ Page: AccountRoute, modules });
