import { type DataCode, GatewayFailure } from '../failure';
import { appCheckHeaders } from '../firebase/connection/appCheckTokens';
import type { ServiceConfig } from '../serviceConfig';
import type { CatalogueReader } from './CatalogueReader';
import { readChunk, readHeader } from './readCatalogue';
import { restFailure } from '../firebase/failures/restFailures';
import { plainFields, type RestFields } from '../firebase/read/restValues';

/** Nothing came for so long, in ms. A whole document may take longer on a slow line. */
const LIMIT_MS = 15_000;

/**
 * Reads through the HTTP interfaces of the document database and the file storage: a visitor who only looks needs
 * neither of the two SDKs, which are many times the size of the page.
 */
export function createRestCatalogueReader({
  firebase,
  local,
}: Pick<ServiceConfig, 'firebase' | 'local'>): CatalogueReader {
  const { projectId, storageBucket, apiKey } = firebase;
  const documents =
    local === null ? 'https://firestore.googleapis.com' : `http://${local.firestore.host}:${local.firestore.port}`;
  const files =
    local === null ? 'https://firebasestorage.googleapis.com' : `http://${local.storage.host}:${local.storage.port}`;

  async function read(path: string): Promise<unknown> {
    const place = `${documents}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
    const found = await answer(`${place}?key=${encodeURIComponent(apiKey)}`);
    return found === null ? null : plainFields(found);
  }

  return {
    header: async (slug) => readHeader(await read(`catalogues/${encodeURIComponent(slug)}`)),
    chunk: async (slug, id) => readChunk(await read(`catalogues/${encodeURIComponent(slug)}/chunks/${id}`)),
    photoAddress(slug, { id, turn }, size) {
      const path = encodeURIComponent(`catalogues/${slug}/${id}/${size}.jpg`);
      // A turned photo has the same path: the browser must not show the one it kept.
      return `${files}/v0/b/${storageBucket}/o/${path}?alt=media&turn=${turn}`;
    },
  };
}

async function answer(url: string): Promise<RestFields | null> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), LIMIT_MS);
  };
  wait();
  try {
    const headers = await appCheckHeaders();
    const response = await fetch(url, { headers, signal: silence.signal, credentials: 'omit' });
    if (response.status === 404) return null;
    if (!response.ok) throw restFailure(response);
    return (JSON.parse(await textOf(response, wait)) as { fields?: RestFields }).fields ?? {};
  } catch (error) {
    throw error instanceof GatewayFailure ? error : new GatewayFailure<DataCode>('unavailable', error);
  } finally {
    clearTimeout(timer);
  }
}

async function textOf({ body }: Response, onSome: () => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) return text + decoder.decode();
    onSome();
    text += decoder.decode(part.value, { stream: true });
  }
}
