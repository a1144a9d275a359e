import { waitFor } from '@testing-library/react'
import { turns } from '../testing/requests'
import { fetchNavDrawer } from './fetchNavDrawer'

const mockFetched = jest.fn(() => ({}))
jest.mock('./NavDrawer', () => mockFetched())

it('fetches the menu of a narrow screen on a wide one only once that has become narrow', async () => {
  const media = Object.assign(new EventTarget(), { matches: false })
  fetchNavDrawer(media)
  await turns()
  expect(mockFetched).not.toHaveBeenCalled()
  media.matches = true
  media.dispatchEvent(new Event('change'))
  await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1))
})
