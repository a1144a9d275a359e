/** Makes a module that is loaded from now on, in this test, write dates as a reader with this locale has them. */
export function inLocale(locale: string) {
  const { DateTimeFormat } = Intl
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((_own, options) => new DateTimeFormat(locale, options))
  jest.resetModules()
}
