import type { Profile } from '../profile';
import { bidlogix } from './bidlogix';
import { bidpath } from './bidpath';
import { bidWrangler } from './bidWrangler';
import { easyLive } from './easyLive';
import { estateSales } from './estateSales';
import { handbid } from './handbid';
import { hiBid } from './hiBid';
import { inDesign } from './inDesign';
import { invaluable } from './invaluable';
import { iRostrum } from './iRostrum';
import { liveAuctioneers } from './liveAuctioneers';
import { lotsmith } from './lotsmith';
import { proxibid } from './proxibid';
import { theSaleroom } from './theSaleroom';
import { wavebid } from './wavebid';

/** All platforms, in the order in which a person chooses. A new one is a file of data and a line here. */
export const PLATFORMS: readonly Profile[] = [
  liveAuctioneers,
  proxibid,
  hiBid,
  bidWrangler,
  wavebid,
  iRostrum,
  bidlogix,
  theSaleroom,
  invaluable,
  easyLive,
  bidpath,
  estateSales,
  handbid,
  inDesign,
  lotsmith,
];
