import { attempt } from '../shared/attempt'

/** In sessionStorage: the plan to which the drafts of this tab belong; missing once something has been typed since. */
const sentKey = 'drafts_sent'

/** Remembers the plan that was made of the drafts of this tab: only the success of that plan drops them, once. */
export interface SentDrafts {
  sent: (planId: string) => void
  /** Removes the drafts if they still belong to this plan. */
  drop: (planId: string, keys: readonly string[]) => void
}

export const createSentDrafts = (window: { sessionStorage: Storage }): SentDrafts => ({
  sent: (planId) => attempt(() => window.sessionStorage.setItem(sentKey, planId)),
  drop: (planId, keys) =>
    attempt(() => {
      if (window.sessionStorage.getItem(sentKey) !== planId) return
      for (const key of [...keys, sentKey]) window.sessionStorage.removeItem(key)
    }),
})

/** The drafts no longer belong to a plan that was made before. */
export const draftTyped = () => attempt(() => window.sessionStorage.removeItem(sentKey))
