import { SignInPage } from '../../features/auth/SignInPage';
import type { MakePage } from '../lazyPage';
import { enteringModule } from '../modules/enteringModule';
import { withWays } from '../withWays';

export const make: MakePage = (inject) => ({ Page: withWays(SignInPage, inject), modules: [enteringModule] });
