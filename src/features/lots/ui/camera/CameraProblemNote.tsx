import { useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { FileChooser } from '../../../../shared/ui/files/FileChooser';
import { EmptyState } from '../../../../shared/ui/messages/EmptyState';
import { cameraTexts } from '../../model/camera/cameraTexts';
import styles from './CameraPage.module.css';
import type { CameraStatus } from './useCameraView';

interface CameraProblemNoteProps {
  readonly problem: Exclude<CameraStatus, 'starting' | 'live'>;
  /** No photo can be taken in yet. */
  readonly waits: boolean;
  /** Why no photo can be taken in. */
  readonly disabledWhy?: string;
  readonly onAgain: () => void;
  readonly onFile: (file: File) => void;
}

/** In place of the picture: why there is none, and the way by the camera app of the phone. */
export function CameraProblemNote({ problem, waits, disabledWhy, onAgain, onFile }: CameraProblemNoteProps) {
  const texts = useTexts(cameraTexts);
  const input = useRef<HTMLInputElement>(null);
  const { title, text } = texts.problems[problem];
  return (
    <div className={styles['problem']}>
      <EmptyState
        icon="camera"
        title={title}
        action={
          <>
            <Button onClick={onAgain}>{texts.again}</Button>
            <Button
              icon="camera"
              busy={waits}
              {...(disabledWhy !== undefined && { disabledWhy })}
              onClick={() => input.current?.click()}
            >
              {texts.withCameraApp}
            </Button>
            <FileChooser
              input={input}
              label={texts.chooseFile}
              accept="image/*"
              camera
              onFiles={(files) => files.forEach(onFile)}
            />
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
