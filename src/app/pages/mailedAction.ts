import type { MakePage } from '../lazy/lazyPage';
import { enteringModule } from '../modules/enteringModule';
import { identityModule } from '../modules/identityModule';
import { MailedActionRoute } from './parts/mailedActionRoute';
import { waysModule } from '../modules/waysModule';

export const make: MakePage = () => ({
  Page: MailedActionRoute,
  modules: [enteringModule, waysModule, identityModule],
});
