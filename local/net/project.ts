/** The names of the local project. A `demo-` project can never reach a real one. */
export const LOCAL_PROJECT = 'demo-lotsmith';
export const LOCAL_BUCKET = 'demo-lotsmith.appspot.com';
export const LOCAL_API_KEY = 'demo-key';
export const LOOPBACK = '127.0.0.1';

export interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

/** What the app and the tests need to find the services; the app gets it through Vite's `__LOCAL_SERVICES__`. */
export interface LocalAddresses {
  /** The origin of the Auth emulator, such as `http://127.0.0.1:9099`. */
  readonly auth: string;
  readonly firestore: HostAndPort;
  readonly storage: HostAndPort;
}
