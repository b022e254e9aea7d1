import { type DataCode, GatewayFailure } from '../failure';
import { appCheckHeaders } from '../firebase/connection/appCheckTokens';
import type { ServiceConfig } from '../serviceConfig';
import type { CatalogueReader } from './CatalogueReader';
import { readChunk, readHeader } from './readCatalogue';
import { restFailure } from '../firebase/failures/restFailures';
import { plainFields, type RestFields } from '../firebase/read/restValues';

/** Nobody waits longer for one document, in ms. */
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
  try {
    const headers = await appCheckHeaders();
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(LIMIT_MS), credentials: 'omit' });
    if (response.status === 404) return null;
    if (!response.ok) throw restFailure(response);
    return ((await response.json()) as { fields?: RestFields }).fields ?? {};
  } catch (error) {
    throw error instanceof GatewayFailure ? error : new GatewayFailure<DataCode>('unavailable', error);
  }
}
