import type { MakePage } from '../lazy/lazyPage';
import { signInFlowModule } from '../modules/signInFlowModule';
import { identityModule } from '../modules/identityModule';
import { MailedActionRoute } from './parts/mailedActionRoute';
import { signInMethodsModule } from '../modules/signInMethodsModule';

export const make: MakePage = () => ({
  Page: MailedActionRoute,
  modules: [signInFlowModule, signInMethodsModule, identityModule],
});
