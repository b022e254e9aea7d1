import type { PhotoRefusal } from '../../domain/photos/photo';
import { GatewayFailure } from '../failure';
import { fingerprint } from './fingerprint';
import { fitPicture } from './fitPicture';
import { preparePhoto } from './preparePhoto';
import type { PrepareReply, PrepareRequest } from './workerMessages';

async function answer(request: PrepareRequest): Promise<PrepareReply> {
  const { file } = request;
  try {
    switch (request.task) {
      case 'fingerprint':
        return { fingerprint: await fingerprint(file) };
      case 'fit':
        return { fitted: await fitPicture(file, request.form) };
      case 'prepare':
        return { prepared: await preparePhoto(file) };
    }
  } catch (error) {
    if (error instanceof GatewayFailure)
      return { refused: error.code as PhotoRefusal, detail: String(error.cause ?? '') };
    return { refused: 'notPrepared', detail: String(error) }; // No memory for the canvas, an encoder that gave up.
  }
}

self.addEventListener('message', (event: MessageEvent<PrepareRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
