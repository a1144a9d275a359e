import { boolean, object } from 'yup'

/** The body of `viewCampaign`: whether the campaign is open in the review, or was closed. */
export const viewCampaignSchema = object({ open: boolean().default(true) })
