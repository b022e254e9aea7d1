import { defineTexts } from '../../../../shared/messages/texts';

/** What lots say besides their fields, because a platform or a house asks for it. */
export const extraTexts = defineTexts('extras', {
  /** By the names that the profiles of platforms use. */
  names: {
    isFirearm: 'Is a firearm',
    excludeFromBuyNow: 'Not for buy-now',
    height: 'Height',
    width: 'Width',
    depth: 'Depth',
    dimensionUnit: 'Unit of dimensions',
    weight: 'Weight in figures',
    weightUnit: 'Unit of weight',
    shippingPrice: 'Shipping price',
    origin: 'Origin',
    lotReference: 'Lot reference',
    locationNickname: 'Location nickname',
    shippable: 'Can be shipped',
    subtitle: 'Subtitle',
    endDate: 'End date',
    endTime: 'End time',
    bidIncrement: 'Bid increment',
    categoryCode: 'Category code',
    consignorCommission: 'Consignor commission',
  },
  /** A value for which this sale has no column. */
  other: 'A column that this sale does not have',
  yes: 'Yes',
  no: 'No',
});
