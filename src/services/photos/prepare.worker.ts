import type { PhotoRefusal } from '../../domain/photos/photo';
import { GatewayFailure } from '../failure';
import { fingerprint } from './fingerprint';
import { preparePhoto } from './preparePhoto';
import type { PrepareReply, PrepareRequest } from './workerMessages';

async function answer({ file, task }: PrepareRequest): Promise<PrepareReply> {
  try {
    if (task === 'fingerprint') return { fingerprint: await fingerprint(file) };
    return { prepared: await preparePhoto(file) };
  } catch (error) {
    if (error instanceof GatewayFailure)
      return { refused: error.code as PhotoRefusal, detail: String(error.cause ?? '') };
    return { refused: 'notPrepared', detail: String(error) }; // No memory for the canvas, an encoder that gave up.
  }
}

self.addEventListener('message', (event: MessageEvent<PrepareRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
