/** A browser that has no room for anything more, until the mock is restored. */
export const fullStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })

/** A browser that has no room for the token of a session alone. */
export function noRoomForToken() {
  const { setItem } = Storage.prototype
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'access_token') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}

/** A browser that lets nobody at its storage. */
export const blockedStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
