/** What lists declare of activating and deactivating their rows: each is the inverse of the other. */
export const activation = {
  verbs: { activate: 'Activate', deactivate: 'Deactivate' },
  done: { activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
} as const

export type Activation = keyof typeof activation.verbs

/** The one of the two that changes a row. */
export const activationOf = ({ is_active }: { is_active: boolean }): Activation =>
  is_active ? 'deactivate' : 'activate'
