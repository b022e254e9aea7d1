/** Why there is no picture: the person or the browser said no, there is no camera, or another program has it. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'unknown';

/** A camera that runs. It goes on until `close`. */
export interface CameraView {
  /** For `srcObject` of a video. */
  readonly stream: MediaStream;
  /** What the camera sees now, as large as it gives it, as JPEG where it can. `video` shows it. Rejects when it has ended. */
  take(video: HTMLVideoElement): Promise<File>;
  /** Calls back when the camera ends by itself: it was unplugged, or the browser took it away. Returns the unsubscribe. */
  onEnded(listener: () => void): () => void;
  close(): void;
}

/** The camera of this device: the one at the back where there are several. */
export interface Camera {
  /** Never rejects. The browser asks the person the first time. */
  open(): Promise<{ readonly view: CameraView } | { readonly problem: CameraProblem }>;
}
