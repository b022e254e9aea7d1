import { SignInPage } from '../../features/auth/forms/SignInPage';
import type { MakePage } from '../lazy/lazyPage';
import { enteringModule } from '../modules/enteringModule';
import { withWays } from '../lazy/withWays';

export const make: MakePage = (inject) => ({ Page: withWays(SignInPage, inject), modules: [enteringModule] });
