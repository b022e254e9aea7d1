import { getContext, type SagaGenerator } from 'typed-redux-saga';
import type { AuthGateway } from '../../services/auth/AuthGateway';
import type { AccountGateway } from '../../services/auth/AccountGateway';
import type { SignInGateway } from '../../services/auth/SignInGateway';
import type { SignInMethodsGateway } from '../../services/auth/SignInMethodsGateway';
import type { CatalogueGateway } from '../../services/catalogue/CatalogueGateway';
import type { CatalogueReader } from '../../services/catalogue/CatalogueReader';
import type { CookieSync } from '../../services/cookies/CookieSync';
import type { DeviceMemory } from '../../services/memory/DeviceMemory';
import type { ChosenFiles } from '../../services/files/ChosenFiles';
import type { FilesGateway } from '../../services/files/FilesGateway';
import type { Languages } from '../../services/languages/Languages';
import type { HistoryGateway } from '../../services/history/HistoryGateway';
import type { IdentityGateway } from '../../services/auth/IdentityGateway';
import type { InvitationsGateway } from '../../services/invitations/InvitationsGateway';
import type { LotHistoryGateway } from '../../services/lots/LotHistoryGateway';
import type { LotPurge } from '../../services/lots/LotPurge';
import type { LotsGateway } from '../../services/lots/LotsGateway';
import type { SaleReader } from '../../services/lots/SaleReader';
import type { Network } from '../../services/network/Network';
import type { NumberBlocks } from '../../services/numbers/NumberBlocks';
import type { NumbersGateway } from '../../services/numbers/NumbersGateway';
import type { DeviceStorage } from '../../services/outbox/DeviceStorage';
import type { KeyGateway } from '../../services/outbox/KeyGateway';
import type { MembersGateway } from '../../services/members/MembersGateway';
import type { LeftWork } from '../../services/outbox/LeftWork';
import type { Outbox } from '../../services/outbox/Outbox';
import type { PhotoOutbox } from '../../services/outbox/PhotoOutbox';
import type { EncryptedOutbox } from '../../services/outbox/EncryptedOutbox';
import type { WorkExport, WorkImport } from '../../services/outbox/WorkExport';
import type { PeopleGateway } from '../../services/people/PeopleGateway';
import type { PhotoPreparer } from '../../services/photos/PhotoPreparer';
import type { PhotoTurner } from '../../services/photos/PhotoTurner';
import type { Pictures } from '../../services/pictures/Pictures';
import type { PortraitGateway } from '../../services/portraits/PortraitGateway';
import type { SessionGateway } from '../../services/auth/SessionGateway';
import type { PresenceGateway } from '../../services/presence/PresenceGateway';
import type { SalesGateway } from '../../services/sales/SalesGateway';
import type { AccountTabs } from '../../services/tabs/AccountTabs';
import type { TemplatesGateway } from '../../services/templates/TemplatesGateway';
import type { AppUpdates } from '../../services/updates/AppUpdates';
import type { ResumeGateway } from '../../services/resume/ResumeGateway';

/** Everything outside that a saga may talk to. Production hands in the adapters, tests hand in the fakes. */
export interface Gateways {
  readonly auth: AuthGateway;
  readonly history: HistoryGateway;
  readonly resume: ResumeGateway;
  readonly tabs: AccountTabs;
  readonly memory: DeviceMemory;
  readonly cookies: CookieSync;
  readonly languages: Languages;
  readonly entering: SignInGateway;
  readonly ways: SignInMethodsGateway;
  readonly account: AccountGateway;
  readonly session: SessionGateway;
  readonly people: PeopleGateway;
  readonly portraits: PortraitGateway;
  readonly chosenFiles: ChosenFiles;
  /** Of the account's photo: the workspace has one of its own, which ends with its session. */
  readonly portraitPreparer: PhotoPreparer;
  readonly sales: SalesGateway;
  readonly members: MembersGateway;
  readonly invitations: InvitationsGateway;
  readonly presence: PresenceGateway;
  readonly catalogue: CatalogueGateway;
  readonly catalogueReader: CatalogueReader;
  readonly turner: PhotoTurner;
  readonly identity: IdentityGateway;
  readonly lots: LotsGateway;
  readonly numbers: NumbersGateway;
  readonly numberBlocks: NumberBlocks;
  readonly network: Network;
  readonly lotHistory: LotHistoryGateway;
  readonly saleReader: SaleReader;
  readonly lotPurge: LotPurge;
  readonly templates: TemplatesGateway;
  readonly files: FilesGateway;
  readonly preparer: PhotoPreparer;
  readonly outbox: Outbox;
  readonly photoOutbox: PhotoOutbox;
  readonly leftWork: LeftWork;
  readonly deviceStorage: DeviceStorage;
  readonly updates: AppUpdates;
  readonly sealed: EncryptedOutbox;
  readonly keys: KeyGateway;
  readonly workExport: WorkExport;
  readonly workImport: WorkImport;
  /** Files of exported work that were chosen to be brought back. */
  readonly workFiles: ChosenFiles;
  readonly pictures: Pictures;
}

/** The one way for a saga to reach outside: `const auth = yield* gateway('auth')`. */
export function* gateway<Name extends keyof Gateways>(name: Name): SagaGenerator<Gateways[Name]> {
  const found = (yield* getContext(name)) as Gateways[Name] | undefined;
  if (found === undefined) throw new Error(`No gateway '${name}' in the saga context: inject its module first.`);
  return found;
}
