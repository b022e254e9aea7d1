import { LandingPage } from '../../features/landing/LandingPage';
import type { MakePage } from '../lazy/lazyPage';

export const make: MakePage = () => ({ Page: LandingPage });
