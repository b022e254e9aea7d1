import { ResetPasswordPage } from '../../features/identity/ResetPasswordPage';
import type { MakePage } from '../lazy/lazyPage';
import { signInFlowModule } from '../modules/signInFlowModule';
import { identityModule } from '../modules/identityModule';

export const make: MakePage = () => ({ Page: ResetPasswordPage, modules: [signInFlowModule, identityModule] });
