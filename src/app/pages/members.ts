import type { MakePage } from '../lazyPage';
import { InvitationRoute, modules, SaleSettingsRoute } from '../modules/memberPages';

export const saleSettings: MakePage = () => ({ Page: SaleSettingsRoute, modules });
export const invitation: MakePage = () => ({ Page: InvitationRoute, modules });
