import { devTools, withoutSecrets } from './devTools'

it('hides every secret of an action, however deep, and leaves the rest readable', () => {
  const action = {
    type: 'api/executeMutation/pending',
    meta: {
      arg: {
        endpointName: 'register',
        originalArgs: { email: 'a@b.co', password: 'p1', password_confirmation: 'p2', invitation: 'i1' },
      },
      list: [{ token: 't1', media: new File(['x'], 'v.mp4') }],
    },
    payload: { data: { token: 't2', admin: { role: 'admin', name: 'Mona' } } },
  }
  expect(withoutSecrets(action)).toEqual({
    type: 'api/executeMutation/pending',
    meta: {
      arg: {
        endpointName: 'register',
        originalArgs: {
          email: 'a@b.co',
          password: '(hidden)',
          password_confirmation: '(hidden)',
          invitation: '(hidden)',
        },
      },
      list: [{ token: '(hidden)', media: '(hidden)' }],
    },
    payload: { data: { token: '(hidden)', admin: { role: 'admin', name: 'Mona' } } },
  })
})

it('shows that a secret is still empty, and changes nothing that is none', () => {
  expect(withoutSecrets({ password: '', token: null })).toEqual({ password: '', token: null })
  for (const value of ['text', 5, null, undefined, true]) expect(withoutSecrets(value)).toBe(value)
})

it('leaves the action itself as it is', () => {
  const action = { type: 'x', payload: { password: 'p' } }
  withoutSecrets(action)
  expect(action.payload.password).toBe('p')
})

it('cleans both actions and states', () => {
  expect(devTools).toMatchObject({ actionSanitizer: withoutSecrets, stateSanitizer: withoutSecrets })
})
