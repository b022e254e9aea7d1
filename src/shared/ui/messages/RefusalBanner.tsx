import type { DataCode } from '../../codes';
import { useRefusals } from '../../failureTexts';
import { Banner } from './Banner';

export interface RefusalBannerProps {
  /** What was not done. */
  readonly title: string;
  readonly code: DataCode;
}

/** Why an act was not done that needs the server, beside its button. It is announced at once. */
export function RefusalBanner({ title, code }: RefusalBannerProps) {
  const refusals = useRefusals();
  return (
    <Banner tone="danger" role="alert" title={title}>
      {refusals[code]}
    </Banner>
  );
}
