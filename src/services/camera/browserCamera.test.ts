import { createBrowserCamera } from './browserCamera';
import type { CameraView } from './Camera';

class FakeTrack extends EventTarget {
  readyState = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
}

const shot = new Blob(['photo'], { type: 'image/jpeg' });
const noVideo = { videoWidth: 0, videoHeight: 0 } as HTMLVideoElement;

function makeParts() {
  const track = new FakeTrack();
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream;
  const getUserMedia = jest.fn().mockResolvedValue(stream);
  const takePhoto = jest.fn().mockResolvedValue(shot);
  const release = jest.fn().mockResolvedValue(undefined);
  class PhotoCapture {
    takePhoto = takePhoto;
  }
  const wakeLock = { request: jest.fn().mockResolvedValue({ release }) };
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const parts = { media: { getUserMedia }, PhotoCapture, wakeLock, page, now: () => 1_700_000_000_000 };
  return { track, stream, page, getUserMedia, takePhoto, release, wakeLock, camera: createBrowserCamera(() => parts) };
}

async function viewOf({ camera }: ReturnType<typeof makeParts>): Promise<CameraView> {
  const opened = await camera.open();
  if ('problem' in opened) throw new Error(opened.problem);
  return opened.view;
}

it('asks for the camera at the back, without sound', async () => {
  const { camera, getUserMedia, stream } = makeParts();
  expect(await camera.open()).toMatchObject({ view: { stream } });
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: false,
    video: expect.objectContaining({ facingMode: 'environment' }),
  });
});

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unknown'],
])('says of %s: %s', async (name, problem) => {
  const { camera, getUserMedia } = makeParts();
  getUserMedia.mockRejectedValue(Object.assign(new Error('x'), { name }));
  expect(await camera.open()).toEqual({ problem });
});

it('has no camera where the page has none to ask for', async () => {
  expect(await createBrowserCamera(() => ({ page: makeParts().page })).open()).toEqual({ problem: 'none' });
});

it('gives the whole picture of the camera as a file whose name leads to no lot', async () => {
  const file = await (await viewOf(makeParts())).take(noVideo);
  expect(file).toMatchObject({ name: 'camera-1700000000000.jpg', type: 'image/jpeg', lastModified: 1_700_000_000_000 });
  expect(await file.text()).toBe('photo');
});

it('rejects when neither the camera nor the video gives a picture', async () => {
  const parts = makeParts();
  parts.takePhoto.mockRejectedValue(new Error('not now'));
  await expect((await viewOf(parts)).take(noVideo)).rejects.toThrow('shows no picture');
});

it('calls back when the camera ends by itself, and takes no picture then', async () => {
  const parts = makeParts();
  const view = await viewOf(parts);
  const ended = jest.fn();
  const off = view.onEnded(ended);
  parts.track.dispatchEvent(new Event('ended'));
  off();
  parts.track.dispatchEvent(new Event('ended'));
  expect(ended).toHaveBeenCalledTimes(1);
  parts.track.stop();
  await expect(view.take(noVideo)).rejects.toThrow('has ended');
});

it('keeps the screen on until it is closed, and does without where that is refused', async () => {
  const parts = makeParts();
  const view = await viewOf(parts);
  expect(parts.wakeLock.request).toHaveBeenCalledWith('screen');
  // The browser ends a lock with a look at another page.
  const look = (visibilityState: DocumentVisibilityState): void => {
    Object.assign(parts.page, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
  };
  look('hidden');
  expect(parts.wakeLock.request).toHaveBeenCalledTimes(1);
  look('visible');
  expect(parts.wakeLock.request).toHaveBeenCalledTimes(2);
  view.close();
  look('visible');
  expect(parts.wakeLock.request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  await Promise.resolve();
  expect(parts.track.readyState).toBe('ended');
  expect(parts.release).toHaveBeenCalledTimes(1);
  parts.wakeLock.request.mockRejectedValue(new Error('refused'));
  expect(() => view.close()).not.toThrow();
  await viewOf(parts);
});
