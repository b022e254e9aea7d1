import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const extras: WholeCatalogue['extras'] = {
  names: {
    isFirearm: 'Ist eine Schusswaffe',
    excludeFromBuyNow: 'Nicht zum Sofortkauf',
    height: 'Höhe',
    width: 'Breite',
    depth: 'Tiefe',
    dimensionUnit: 'Einheit der Maße',
    weight: 'Gewicht als Zahl',
    weightUnit: 'Einheit des Gewichts',
    shippingPrice: 'Versandpreis',
    origin: 'Herkunft',
    lotReference: 'Referenz des Loses',
    locationNickname: 'Kurzname des Standorts',
    shippable: 'Kann versendet werden',
    subtitle: 'Untertitel',
    endDate: 'Enddatum',
    endTime: 'Endzeit',
    bidIncrement: 'Gebotsschritt',
    categoryCode: 'Kategoriecode',
    consignorCommission: 'Provision des Einlieferers',
  },
  other: 'Eine Spalte, die diese Auktion nicht hat',
  yes: 'Ja',
  no: 'Nein',
};
