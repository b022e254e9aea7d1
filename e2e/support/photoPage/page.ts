import { PHOTO_SIZES, type PhotoSize } from '../../../src/domain/photos/photo';
import { GatewayFailure } from '../../../src/services/failure';
import { createWorkerPhotoPreparer } from '../../../src/services/photos/workerPhotoPreparer';
import type { Outcome, PhotoPageApi, SizeOutcome } from './api';

const preparer = createWorkerPhotoPreparer();

/** Durations of the main thread's long tasks (over 50 ms) since the page began. */
const longTasks: number[] = [];
const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration)));
observer.observe({ type: 'longtask', buffered: true });

function chosen(index: number): File {
  const file = document.querySelector('input')?.files?.[index];
  if (!file) throw new Error(`No file ${index} was chosen`);
  return file;
}

async function prepare(index: number): Promise<Outcome> {
  try {
    const { files, width, height, hash } = await preparer.prepare(chosen(index));
    const sizes = await Promise.all(PHOTO_SIZES.map(async (size) => [size, await look(files[size])] as const));
    return { width, height, hash, sizes: Object.fromEntries(sizes) as Record<PhotoSize, SizeOutcome> };
  } catch (error) {
    if (error instanceof GatewayFailure) return { refused: error.code, detail: String(error.cause) };
    throw error;
  }
}

async function look(file: Blob): Promise<SizeOutcome> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'none' });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const pixel = (x: number, y: number) => [
    ...context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data.slice(0, 3),
  ];
  const corners = [
    pixel(width * 0.1, height * 0.1),
    pixel(width * 0.9, height * 0.1),
    pixel(width * 0.1, height * 0.9),
    pixel(width * 0.9, height * 0.9),
  ];
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return { width, height, type: file.type, corners, base64: btoa(binary) };
}

/** Only prepares: nothing else of the page may be in the measured time. */
async function prepareTogether(indexes: readonly number[], blockFor = 0): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  longTasks.length = 0;
  const end = performance.now() + blockFor;
  while (performance.now() < end);
  await Promise.all(indexes.map((index) => preparer.prepare(chosen(index))));
  await new Promise((resolve) => setTimeout(resolve, 200));
  return [...longTasks];
}

const api: PhotoPageApi = { prepare, prepareTogether, isIsolatedByTrustedTypes };

/** True when the page may not start a worker from a plain string: the policy under test is really on. */
function isIsolatedByTrustedTypes(): boolean {
  try {
    new Worker('/page.js').terminate();
    return false;
  } catch (error) {
    return error instanceof TypeError;
  }
}

Object.assign(globalThis, { photoPage: api });
