import { SignUpPage } from '../../features/auth/forms/SignUpPage';
import type { MakePage } from '../lazy/lazyPage';
import { signInFlowModule } from '../modules/signInFlowModule';
import { identityModule } from '../modules/identityModule';
import { withSignInMethods } from '../lazy/withSignInMethods';

export const make: MakePage = (inject) => ({
  Page: withSignInMethods(SignUpPage, inject),
  modules: [signInFlowModule, identityModule],
});
