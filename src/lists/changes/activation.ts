/** What lists declare of activating and deactivating their rows: each is the inverse of the other, and one of them is possible. */
export const activation = {
  verbs: { activate: 'Activate', deactivate: 'Deactivate' },
  done: { activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  allows: (row: { is_active: boolean }, action: string): boolean => action === activationOf(row),
} as const

export type Activation = keyof typeof activation.verbs

/** The one of the two that changes a row. */
export const activationOf = ({ is_active }: { is_active: boolean }): Activation =>
  is_active ? 'deactivate' : 'activate'
