import { fireEvent } from '@testing-library/react'
import { settings } from '../../testing/adminBuilders'
import { openSettings } from '../../testing/openSettings'
import { keepSession } from '../../testing/signedInStore'

beforeEach(() => keepSession('super-admin'))

it('keeps what was typed for a setting that only another server has, however long', async () => {
  const given = [...settings(), { id: '99', key: 'terms_text', value: 'None' }]
  const long = 'x'.repeat(2_500)
  const { screen, unmount } = openSettings(given)
  fireEvent.change(await screen.findByLabelText('terms_text'), { target: { value: long } })
  unmount()
  expect(await openSettings(given).screen.findByLabelText('terms_text')).toHaveValue(long)
})
