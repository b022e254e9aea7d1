import { SignUpPage } from '../../features/auth/forms/SignUpPage';
import type { MakePage } from '../lazy/lazyPage';
import { enteringModule } from '../modules/enteringModule';
import { identityModule } from '../modules/identityModule';
import { withWays } from '../lazy/withWays';

export const make: MakePage = (inject) => ({
  Page: withWays(SignUpPage, inject),
  modules: [enteringModule, identityModule],
});
