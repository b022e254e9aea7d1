import type { MakePage } from '../lazy/lazyPage';
import { modules, SalePreviewRoute } from './sale/previewPage';

export const make: MakePage = () => ({ Page: SalePreviewRoute, modules });
