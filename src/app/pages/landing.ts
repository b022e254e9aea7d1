import { LandingPage } from '../../features/landing/LandingPage';
import type { MakePage } from '../lazyPage';

export const make: MakePage = () => ({ Page: LandingPage });
