import { account } from './de/account';
import { authCodes, conflict, entering, passwords, ways } from './de/auth';
import { bothTexts } from './de/bothTexts';
import { bulk, grid, gridColumns } from './de/grid';
import { gallery, keys, palette } from './de/gallery';
import { claims } from './de/claims';
import { copy } from './de/copy';
import { undo } from './de/history';
import { identity } from './de/identity';
import { chips, form, kit, newPassword, phone, rest, steps } from './de/kit';
import { invitation, ownInvitations } from './de/invitation';
import { landing } from './de/landing';
import { bringBack } from './de/bringBack';
import { leaving } from './de/leaving';
import { lotEditor } from './de/lotEditor';
import { results } from './de/results';
import { lotHistory } from './de/lotHistory';
import { choices } from './de/choices';
import { lot, lotOperations, lots, photos } from './de/lots';
import { lotPhotos } from './de/lotPhotos';
import { lotPlaces, numbering } from './de/numbering';
import { opening } from './de/opening';
import { members } from './de/members';
import { member, reauth } from './de/member';
import { publication } from './de/publication';
import { catalogue } from './de/catalogue';
import { saleSettings } from './de/saleSettings';
import { sales } from './de/sales';
import { failures, notifications, outside, shell, toasts, workspace } from './de/shell';
import { templates } from './de/templates';
import { transfer } from './de/transfer';
import { trash } from './de/trash';
import { typedNumber } from './de/typedNumber';
import { unreadable } from './de/unreadable';
import { updates } from './de/updates';
import type { WholeCatalogue } from './wholeCatalogue';

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
