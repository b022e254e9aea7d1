import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Camera, CameraProblem, CameraView } from '../../../../services/camera/Camera';
import { useIsLive } from '../../../../store/useIsLive';

export type CameraStatus = 'starting' | 'live' | 'ended' | CameraProblem;

interface ShownCamera {
  readonly status: CameraStatus;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Rejects when there is no picture to take. */
  take(): Promise<File>;
  startAgain(): void;
}

/** The camera as long as a page shows it. While the developer tools show another moment it stays off. */
export function useCameraView(camera: Camera): ShownCamera {
  const [status, setStatus] = useState<CameraStatus>('starting');
  const [tries, setTries] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const view = useRef<CameraView | null>(null);
  const isLive = useIsLive();
  useEffect(() => {
    if (!isLive) return;
    let here = true;
    let off = (): void => undefined;
    void camera.open().then((opened) => {
      if ('problem' in opened) return here && setStatus(opened.problem);
      if (!here) return opened.view.close();
      view.current = opened.view;
      off = opened.view.onEnded(() => setStatus('ended'));
      if (video.current !== null) video.current.srcObject = opened.view.stream;
      setStatus('live');
    });
    return () => {
      here = false;
      off();
      view.current?.close();
      view.current = null;
    };
  }, [camera, tries, isLive]);
  return {
    status,
    video,
    take: () => {
      if (view.current === null || video.current === null) return Promise.reject(new Error('There is no camera.'));
      return view.current.take(video.current);
    },
    startAgain: () => {
      setStatus('starting');
      setTries((before) => before + 1);
    },
  };
}
