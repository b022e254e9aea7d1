import type { DataCode } from '../../codes';
import { failureTexts, useReadFailures } from '../../failureTexts';
import { useTexts } from '../../messages/useTexts';
import { Button } from '../buttons/Button';
import { Banner } from './Banner';

export interface UnreadBannerProps {
  /** What could not be read. */
  readonly title: string;
  /** Null: the reason is not known. */
  readonly code: DataCode | null;
  readonly onRetry: () => void;
}

/** In place of what could not be read: why, and the way to try again. It is announced at once. */
export function UnreadBanner({ title, code, onRetry }: UnreadBannerProps) {
  const { tryAgain } = useTexts(failureTexts);
  const failures = useReadFailures();
  return (
    <Banner tone="danger" role="alert" title={title} action={<Button onClick={onRetry}>{tryAgain}</Button>}>
      {failures[code ?? 'unknown']}
    </Banner>
  );
}
