import { SignUpPage } from '../../features/auth/SignUpPage';
import type { MakePage } from '../lazyPage';
import { enteringModule } from '../modules/enteringModule';
import { identityModule } from '../modules/identityModule';
import { withWays } from '../withWays';

export const make: MakePage = (inject) => ({
  Page: withWays(SignUpPage, inject),
  modules: [enteringModule, identityModule],
});
