import type { PhotoStageState } from '../photos/usePhotoStage';

export interface PhotoViewerProps {
  readonly lotId: string;
  /** What the lot is called. */
  readonly name: string;
  readonly readOnly: boolean;
  readonly stage: PhotoStageState;
}
