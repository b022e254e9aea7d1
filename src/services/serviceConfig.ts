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

/** The house's own apps on phones, in which the links of mails open where they are installed; null: there is none. */
export interface MailApps {
  readonly iosBundleId: string | null;
  readonly android: {
    readonly packageName: string;
    /** Whether a phone without the app is led to its store first. */
    readonly installApp: boolean;
    /** Older ones are led to the store too; null: any will do. */
    readonly minimumVersion: string | null;
  } | null;
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
  readonly mailApps: MailApps;
  readonly local: LocalServices | null;
}
