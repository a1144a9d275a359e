import { keepDraft, readDrafts } from './drafts'

it('keeps each field under its own name', () => {
  keepDraft('amount', '12.5')
  expect(window.sessionStorage.getItem('amount')).toBe('12.5')
  expect(readDrafts({ address: '', amount: '' })).toEqual({ address: '', amount: '12.5' })
})

it('takes no draft that no person can have typed', () => {
  window.sessionStorage.setItem('amount', 'x'.repeat(1_000_000))
  expect(readDrafts({ amount: '7' })).toEqual({ amount: '7' })
})

it('goes on without drafts where the browser blocks storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => keepDraft('amount', '1')).not.toThrow()
  expect(readDrafts({ amount: '7' })).toEqual({ amount: '7' })
})
