import { LandingPage } from '../../features/landing/LandingPage';
import type { MakePage } from '../lazyPage';

export const landing: MakePage = () => ({ Page: LandingPage });
