/** In the early page no campaign is open: an address that names one has no early request. */
export const CampaignDialogs = () => null
