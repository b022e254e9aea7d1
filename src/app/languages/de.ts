import { account } from './de/people/account';
import { authCodes, conflict, entering, passwords, ways } from './de/people/auth';
import { bothTexts } from './de/lots/bothTexts';
import { bulk, grid, gridColumns } from './de/lots/grid';
import { gallery, keys, palette } from './de/lots/gallery';
import { claims } from './de/lots/claims';
import { copy } from './de/lots/copy';
import { undo } from './de/lots/history';
import { identity } from './de/people/identity';
import { chips, form, kit, newPassword, phone, rest, steps } from './de/app/kit';
import { invitation, ownInvitations } from './de/people/invitation';
import { landing } from './de/app/landing';
import { bringBack } from './de/people/bringBack';
import { leaving } from './de/people/leaving';
import { lotEditor } from './de/lots/lotEditor';
import { results } from './de/lots/results';
import { lotHistory } from './de/lots/lotHistory';
import { choices } from './de/lots/choices';
import { lot, lotOperations, lots, photos } from './de/lots/lots';
import { lotPhotos } from './de/lots/lotPhotos';
import { lotPlaces, numbering } from './de/lots/numbering';
import { opening } from './de/lots/opening';
import { members } from './de/people/members';
import { member, reauth } from './de/people/member';
import { platformExport, platformProblems } from './de/lots/platforms';
import { publication } from './de/app/publication';
import { catalogue } from './de/app/catalogue';
import { saleSettings } from './de/app/saleSettings';
import { sales } from './de/app/sales';
import { failures, notifications, outside, shell, toasts, workspace } from './de/app/shell';
import { templates } from './de/lots/templates';
import { transfer } from './de/lots/transfer';
import { trash } from './de/lots/trash';
import { typedNumber } from './de/lots/typedNumber';
import { unreadable } from './de/lots/unreadable';
import { updates } from './de/app/updates';
import type { WholeCatalogue } from '../texts/wholeCatalogue';

/** German as auction houses write it, addressing the reader with „Sie“. */
export const de = {
  account,
  authCodes,
  bothTexts,
  bulk,
  chips,
  conflict,
  copy,
  entering,
  failures,
  form,
  gallery,
  grid,
  gridColumns,
  identity,
  invitation,
  ownInvitations,
  keys,
  kit,
  landing,
  leaving,
  bringBack,
  lot,
  lotEditor,
  results,
  lotHistory,
  lotOperations,
  lotPhotos,
  lotPlaces,
  lots,
  member,
  members,
  newPassword,
  notifications,
  numbering,
  claims,
  outside,
  palette,
  passwords,
  phone,
  photos,
  choices,
  platformExport,
  platformProblems,
  publication,
  catalogue,
  reauth,
  rest,
  saleSettings,
  sales,
  shell,
  steps,
  toasts,
  templates,
  updates,
  transfer,
  trash,
  opening,
  typedNumber,
  unreadable,
  undo,
  ways,
  workspace,
} satisfies WholeCatalogue;
