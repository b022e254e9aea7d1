import { OWNER } from './http';

/** What an upload says of its file, and who sends it. */
interface UploadRequest {
  readonly metadata?: { readonly metadata?: Readonly<Record<string, unknown>> } | undefined;
  readonly authorization?: string | undefined;
}

export interface Uploads {
  reset(): void;
  multipartUpload(request: UploadRequest): object;
  startResumableUpload(request: UploadRequest): object;
}

const TOKENS = 'firebaseStorageDownloadTokens';

/**
 * A person who chooses the download token of a file knows a link that opens it without any rule. The real service refuses such
 * an upload; the emulator takes the token and hides it from the rules. Here it is metadata like any other: it opens
 * nothing, and the rules see it. What comes past the rules keeps it.
 */
export function uploadsWithoutTokens<Blobs>(Service: new (blobs: Blobs) => Uploads): new (blobs: Blobs) => Uploads {
  return class extends Service {
    override multipartUpload(request: UploadRequest): object {
      return super.multipartUpload(withoutToken(request));
    }

    override startResumableUpload(request: UploadRequest): object {
      return super.startResumableUpload(withoutToken(request));
    }
  };
}

function withoutToken(request: UploadRequest): UploadRequest {
  const { [TOKENS]: token, ...others } = request.metadata?.metadata ?? {};
  if (token === undefined || request.authorization === OWNER.Authorization) return request;
  return {
    ...request,
    metadata: { ...request.metadata, metadata: { ...others, chosenDownloadTokens: String(token) } },
  };
}
