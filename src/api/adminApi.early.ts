import * as adminApi from './earlyApi'

/** The API as the early page has it: its lists. Nothing is asked for or sent. */
export { adminApi }

const unanswered = () => ({ data: undefined })

export const useGeneralStatsQuery = unanswered
export const useCampaignStatsQuery = unanswered
export const useAssetStatsQuery = unanswered
