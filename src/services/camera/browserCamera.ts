import type { Camera, CameraProblem, CameraView } from './Camera';

/** Not yet among the types of the DOM. Safari has none: the picture is drawn from the video there. */
interface PhotoCapture {
  takePhoto(): Promise<Blob>;
}
type PhotoCaptureClass = new (track: MediaStreamTrack) => PhotoCapture;

/** What `getUserMedia` asks for; a camera that has less gives what it has. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 3840 }, height: { ideal: 2160 } },
};

/** Of the names of errors of `getUserMedia` (W3C, Media Capture and Streams). */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** JPEG of good quality: the sizes that are kept are made from it. */
const QUALITY = 0.92;

interface Parts {
  /** Missing where the page has no secure address. */
  readonly media?: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly PhotoCapture?: PhotoCaptureClass | undefined;
  readonly wakeLock?: Pick<WakeLock, 'request'> | undefined;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly now?: () => number;
}

const browserParts = (): Parts => ({
  media: navigator.mediaDevices as MediaDevices | undefined,
  PhotoCapture: (globalThis as { readonly ImageCapture?: PhotoCaptureClass }).ImageCapture,
  wakeLock: navigator.wakeLock as WakeLock | undefined,
  page: document,
});

/** The browser's camera, by `getUserMedia`. While it runs, the screen stays on where the browser allows it. */
export function createBrowserCamera(parts: () => Parts = browserParts): Camera {
  return {
    async open() {
      const { media, ...others } = parts();
      if (media === undefined) return { problem: 'none' };
      try {
        return { view: viewOf(await media.getUserMedia(WANTED), others) };
      } catch (error) {
        return { problem: PROBLEMS[(error as { readonly name?: string } | null)?.name ?? ''] ?? 'unknown' };
      }
    },
  };
}

function viewOf(
  stream: MediaStream,
  { PhotoCapture, wakeLock, page, now = Date.now }: Omit<Parts, 'media'>,
): CameraView {
  const [track] = stream.getVideoTracks();
  const letSleep = keepAwake(wakeLock, page);
  const wholePicture = async (): Promise<Blob | null> => {
    if (PhotoCapture === undefined || track === undefined) return null;
    // Some cameras refuse in the middle; the video goes on then, and is as good as a photo of it.
    return new PhotoCapture(track).takePhoto().catch(() => null);
  };
  return {
    stream,
    async take(video) {
      if (track === undefined || track.readyState === 'ended') throw new Error('The camera has ended.');
      const blob = (await wholePicture()) ?? (await frameOf(video));
      const at = now();
      // No number leads it: file names that begin with one go to the lot of that number.
      return new File([blob], `camera-${at}.${blob.type === 'image/png' ? 'png' : 'jpg'}`, {
        type: blob.type,
        lastModified: at,
      });
    },
    onEnded(listener) {
      track?.addEventListener('ended', listener);
      return () => track?.removeEventListener('ended', listener);
    },
    close() {
      for (const each of stream.getTracks()) each.stop();
      letSleep();
    },
  };
}

/** Keeps the screen on until the returned function is called. The browser ends a lock when the page is hidden, so it is asked again. */
function keepAwake(wakeLock: Parts['wakeLock'], page: Parts['page']): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = (): void => {
    if (page.visibilityState === 'visible') lock = wakeLock?.request('screen').catch(() => undefined);
  };
  ask();
  page.addEventListener('visibilitychange', ask);
  return () => {
    page.removeEventListener('visibilitychange', ask);
    void lock?.then((held) => held?.release());
  };
}

/** The frame that a video shows. Rejects while it shows none. */
async function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) throw new Error('The camera shows no picture.');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be drawn.')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
}
