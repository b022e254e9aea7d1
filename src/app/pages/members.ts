import type { MakePage } from '../lazy/lazyPage';
import { InvitationRoute, modules, SaleSettingsRoute } from './parts/memberPages';

export const saleSettings: MakePage = () => ({ Page: SaleSettingsRoute, modules });
export const invitation: MakePage = () => ({ Page: InvitationRoute, modules });
