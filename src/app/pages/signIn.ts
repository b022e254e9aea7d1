import { SignInPage } from '../../features/auth/forms/SignInPage';
import type { MakePage } from '../lazy/lazyPage';
import { signInFlowModule } from '../modules/signInFlowModule';
import { withSignInMethods } from '../lazy/withSignInMethods';

export const make: MakePage = (inject) => ({
  Page: withSignInMethods(SignInPage, inject),
  modules: [signInFlowModule],
});
