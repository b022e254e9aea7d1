import { ResetPasswordPage } from '../../features/identity/ResetPasswordPage';
import type { MakePage } from '../lazy/lazyPage';
import { enteringModule } from '../modules/enteringModule';
import { identityModule } from '../modules/identityModule';

export const make: MakePage = () => ({ Page: ResetPasswordPage, modules: [enteringModule, identityModule] });
