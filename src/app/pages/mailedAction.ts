import type { MakePage } from '../lazyPage';
import { enteringModule } from '../modules/enteringModule';
import { identityModule } from '../modules/identityModule';
import { MailedActionRoute } from '../modules/mailedActionRoute';
import { waysModule } from '../modules/waysModule';

export const make: MakePage = () => ({
  Page: MailedActionRoute,
  modules: [enteringModule, waysModule, identityModule],
});
