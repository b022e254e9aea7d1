import type { MakePage } from '../lazy/lazyPage';
import { InvitationRoute, modules, SaleSettingsRoute } from './parts/memberPages';
import { withTips } from './parts/withTips';

export const saleSettings: MakePage = () => ({ Page: withTips(SaleSettingsRoute), modules });
export const invitation: MakePage = () => ({ Page: InvitationRoute, modules });
