/** What the identity, document and file services of one project need to be reached. All of it is public by nature. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
  /** The tenant whose accounts sign in here; null: the project's own. */
  readonly tenantId: string | null;
}

/** Addresses of the services that run on this machine while developing and testing; null in production. */
export interface LocalServices {
  readonly auth: string;
  readonly firestore: { readonly host: string; readonly port: number };
  readonly storage: { readonly host: string; readonly port: number };
}

/** What a lazy module needs to make its adapters. */
export interface ServiceConfig {
  readonly firebase: FirebaseConfig;
  readonly local: LocalServices | null;
}
